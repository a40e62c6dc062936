// boardgame.io with a game whose state is as large as one of ours: PORT=8770 SIZE=5000 NODE_PATH=PEER/node_modules node bench/peer.js
// SIZE is in characters of JSON. A move changes one card, as most of ours do; whoever moved lets the other move. Nothing is hidden,
// which spares the server a filter. The names are those that the peer's load generator uses.
const { Server, Origins } = require('boardgame.io/server');

const face = (number) => ({ number, name: `soldier ${number}`, level: 1 + (number % 7), text: 'what is printed on it', counters: {} });
const cards = Math.ceil(Number(process.env.SIZE || 5000) / JSON.stringify(face(10)).length);

const duel = {
  name: 'duel',
  minPlayers: 2,
  maxPlayers: 2,
  setup: () => ({ cards: Array.from({ length: cards }, (_, number) => face(number)), played: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play: ({ G }, hand, slot) => {
      const card = G.cards[(7 * hand + slot + G.played) % cards];
      card.level += 1;
      card.counters.attack = G.played;
      G.played += 1;
    },
  },
};

Server({ games: [duel], origins: [Origins.LOCALHOST] }).run(Number(process.env.PORT || 8770));
