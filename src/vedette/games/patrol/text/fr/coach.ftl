# Ce que le guide dit à la première table d’une personne : les noms sont dans coach.toml.

coach-patrol-muster = Posez vos cinq soldats face cachée en une à cinq patrouilles : choisissez un soldat, puis sa patrouille.
coach-patrol-pair = Choisissez une de vos patrouilles, puis la patrouille de votre adversaire qu’elle affrontera : un soldat attaque la patrouille qui lui fait face.
coach-patrol-turn = Un tour, c’est une seule chose : faire attaquer un soldat, utiliser sa capacité, le replier à la base, ou passer.
coach-patrol-answer = Un soldat caché qui est visé peut répondre avant d’être révélé, s’il en est capable : voici ce que donne chaque réponse.
coach-patrol-score = Un soldat visible et vivant quand les deux camps passent marque un point et gagne un niveau : montrez-vous, puis survivez.
