"""What every game is: the contract, chance, the match, the record, the languages."""
