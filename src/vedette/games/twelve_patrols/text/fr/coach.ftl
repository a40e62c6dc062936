# Ce que le guide dit à la première table d’une personne : les noms sont dans coach.toml.

coach-twelve-patrols-region = Prenez une des régions exposées et posez-la : la première va où vous voulez, et la carte se resserre à mesure que le royaume grandit.
coach-twelve-patrols-signs = Chaque signe sur un bord regarde sa ligne jusqu’à la frontière et compte tout en chemin : le nombre d’objets, de couleurs, ou la somme des dés.
coach-twelve-patrols-confirm = Valider termine votre tour : une nouvelle région est révélée, et ce que vous avez mis dans les emplacements ce tour y reste pour de bon.
coach-twelve-patrols-spot = Entre deux régions voisines, un emplacement est ouvert : mettez-y un objet ou plus, que les signes des deux côtés comptent.
coach-twelve-patrols-line = Une ligne de trois est complète : ses deux emplacements doivent être remplis et tous ses signes satisfaits ; ce qui manque est dit avant de valider.
