// Small sounds made on the spot: wood on a table, dice, a seal pressed, two notes for the end. No recordings.

export type Sound = 'laid' | 'turned' | 'dice' | 'sealed' | 'won' | 'lost';

const LOUD = 0.16;
let room: AudioContext | null = null;

/** A tone that fades: hertz, when it begins and how long it lasts in seconds. */
function tone(
  audio: AudioContext,
  hertz: number,
  from: number,
  lasts: number,
  shape: OscillatorType = 'sine',
  loud = LOUD,
): void {
  const voice = audio.createOscillator();
  const hand = audio.createGain();
  const at = audio.currentTime + from;
  voice.type = shape;
  voice.frequency.value = hertz;
  hand.gain.setValueAtTime(loud, at);
  hand.gain.exponentialRampToValueAtTime(0.0001, at + lasts);
  voice.connect(hand).connect(audio.destination);
  voice.start(at);
  voice.stop(at + lasts);
}

/** A knock: a short burst of noise through a narrow band. */
function knock(audio: AudioContext, hertz: number, from: number, lasts = 0.09): void {
  const length = Math.ceil(audio.sampleRate * lasts);
  const noise = audio.createBuffer(1, length, audio.sampleRate);
  const samples = noise.getChannelData(0);
  for (let i = 0; i < length; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / length) ** 4;
  const source = audio.createBufferSource();
  const band = audio.createBiquadFilter();
  const hand = audio.createGain();
  source.buffer = noise;
  band.type = 'bandpass';
  band.frequency.value = hertz;
  band.Q.value = 2.2;
  hand.gain.value = 4 * LOUD;
  source.connect(band).connect(hand).connect(audio.destination);
  source.start(audio.currentTime + from);
}

const PLAY: Record<Sound, (audio: AudioContext) => void> = {
  laid: (audio) => knock(audio, 620, 0),
  turned: (audio) => knock(audio, 2100, 0, 0.05),
  dice: (audio) => [0, 0.06, 0.13, 0.17, 0.25].forEach((from, i) => knock(audio, 900 + 170 * i, from, 0.06)),
  sealed: (audio) => {
    knock(audio, 260, 0, 0.16);
    tone(audio, 132, 0, 0.22, 'triangle');
  },
  won: (audio) => [392, 523, 659].forEach((hertz, i) => tone(audio, hertz, 0.14 * i, 0.5, 'triangle')),
  lost: (audio) => [330, 247].forEach((hertz, i) => tone(audio, hertz, 0.18 * i, 0.5, 'triangle')),
};

export function sound(name: Sound): void {
  room ??= new AudioContext();
  if (room.state === 'suspended') void room.resume();
  PLAY[name](room);
}
