### 12 Patrols: difficulties and the deals that are looked for.

deal-grade-rare = the deck “{ $deck }” has hardly any deals of difficulty { $grade }; it has { $grades }
deal-none-graded = none of { $tries } deals of the deck “{ $deck }” has difficulty { $grade } and can be won; choose another difficulty, or another deck
deck-none-found = no deck near { $low } to { $high } was found in { $tries } steps; choose a wider range, or another seed
