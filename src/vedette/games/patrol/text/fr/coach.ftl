# Ce que le guide dit à la première table d’une personne : les noms sont dans coach.toml.

coach-patrol-muster = Posez vos cinq soldats face cachée en une à cinq patrouilles : choisissez un soldat, puis sa patrouille.
coach-patrol-pair = Choisissez une de vos patrouilles, puis la patrouille de votre adversaire qu’elle affrontera : un soldat attaque la patrouille qui lui fait face.
coach-patrol-turn = Un tour, c’est une seule chose : faire attaquer un soldat, utiliser sa capacité, le replier à la base, ou passer.
coach-patrol-answer = On vous le demande chaque fois qu’un de vos soldats cachés est choisi, même s’il n’a pas de réponse : l’adversaire n’en apprend rien.
coach-patrol-score = Un soldat visible et vivant quand les deux camps passent marque un point et gagne un niveau : montrez-vous, puis survivez.
