# Ce que le guide dit à la première table d’une personne : les noms sont dans coach.toml.

coach-spellfire-attach = Armez d’abord vos champions : choisissez un objet magique ou un artefact visible, puis le champion de la réserve qui le portera.
coach-spellfire-attack = Choisissez un champion de la réserve, puis celui qu’il attaque : les deux nombres sont leurs totaux au départ, le vôtre d’abord.
coach-spellfire-help = Votre champion est mené : jouez des cartes visibles qui augmentent votre total, ou cédez et perdez ce champion.
coach-spellfire-discard = Défausser un allié ou un sort visible révèle la carte suivante de sa colonne, mais si vous le gardez, il peut gagner un combat.
coach-spellfire-realms = Quand la dernière carte d’une colonne s’en va, le royaume en tête est à vous, et avec six royaumes vous gagnez.
coach-spellfire-choice = Une carte vous demande de choisir : son texte dit ce qu’elle fait, et les cartes qu’elle peut viser sont énumérées ici.
