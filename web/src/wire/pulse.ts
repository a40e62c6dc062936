// The pulse of a line: who has heard nothing for a while asks whether anybody is there, and takes silence for its end.
// A browser is not told of the pings of a web socket, and a network that is gone closes nothing.

const QUIET = 20_000; // ms without a sound before it is asked
const PATIENCE = 10_000; // ms that an answer may take
const OPENING = 20_000; // ms until somebody new is greeted

export class Pulse {
  #timer = 0;
  #heard = 0;

  constructor(
    private readonly ask: () => void,
    private readonly dead: () => void,
  ) {}

  /** Something was heard. */
  beat(): void {
    this.#heard = Date.now();
    this.#wait(QUIET, () => this.check());
  }

  /** Ask now; the answer, or whatever else is heard, may take a while. */
  check(): void {
    this.ask();
    this.#wait(PATIENCE, this.dead);
  }

  /** A line was begun: it is to be heard of soon. */
  begin(): void {
    this.#wait(OPENING, this.dead);
  }

  /** Wait for nothing any more. */
  rest(): void {
    clearTimeout(this.#timer);
  }

  /** Whether so long was nothing heard that nobody needs to be asked: time stood still here. */
  get stale(): boolean {
    return Date.now() - this.#heard > QUIET + PATIENCE;
  }

  #wait(time: number, then: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(then, time);
  }
}
