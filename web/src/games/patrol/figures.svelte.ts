// The parts that soldiers are drawn of. Whatever shows soldiers from the first has them fetched beside its script.
import address from 'virtual:figures';

/** Layers of paths, by part. */
type Layers = Record<string, Record<string, string>>;
type Drawn = Record<'head' | 'body' | 'item', Layers>;

class Figures {
  parts = $state.raw<Drawn>({ head: {}, body: {}, item: {} });
  #coming: Promise<void> | null = null;

  /** Have them; without a connection soldiers stay without a picture, and are asked for again by the next. */
  fetch(): Promise<void> {
    this.#coming ??= fetch(address)
      .then(async (answer) => void (this.parts = (await answer.json()) as Drawn))
      .catch(() => void (this.#coming = null));
    return this.#coming;
  }
}

export const figures = new Figures();

/** A part of the page that shows soldiers, and what they are drawn of. */
export async function drawn<Part>(part: Promise<Part>): Promise<Part> {
  const [found] = await Promise.all([part, figures.fetch()]);
  return found;
}
