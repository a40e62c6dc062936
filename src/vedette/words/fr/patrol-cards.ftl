### Patrol : ses soldats, ses couleurs et ses paquets en mots.

## Les pouvoirs comme les fichiers les écrivent

power-word = « { $word } » n’est pas un mot d’un pouvoir à cet endroit ; ceux qui conviennent sont { $right }
power-number = « { $word } » n’est pas un nombre d’un pouvoir à cet endroit ; écrivez par exemple { $right }
power-rest = « { $word } » est un mot de trop ; la proposition finit avant lui, la suivante commence après un point-virgule
power-when = { $type ->
    [R] une capacité de révélation ne dit pas « { $word } » ; elle dit { $right }, ou rien
    [P] une capacité passive ne dit pas « { $word } » ; elle dit { $right }
    [D] une capacité de défense ne dit pas « { $word } » ; elle dit { $right }, ou rien
   *[other] un soldat sans capacité n’a pas de pouvoir
  }
power-verb = « { $word } » ne va pas avec « { $when } » ; ce qui va est { $right }
power-who = « { $verb } » ne peut pas s’appliquer à « { $word } » ici ; écrivez l’un de { $right }
power-it = « it » ne désigne personne ; une proposition plus tôt doit choisir l’un de { $right }
power-what = « { $verb } » ne prend pas « { $word } » ici ; il prend { $right }
power-amount = « { $verb } » ne prend pas le nombre { $word } ici ; il prend { $right }
power-per = « { $verb } » ne se compte pas par { $word } ici ; ôtez « per { $word } »
power-condition = « if { $word } » n’a pas de sens ici ; ce qui en a est { $right }
power-type = { $type ->
    [R] une capacité de révélation a besoin d’un pouvoir
    [P] une capacité passive a besoin d’un pouvoir
    [D] une capacité de défense a besoin d’un pouvoir
   *[other] un pouvoir a besoin d’un type : R, P ou D
  }
power-long = ce pouvoir a trop de propositions ; il peut en avoir { $most }
power-choice = « { $word } » serait un second choix ; un pouvoir choisit une fois, la suite dit « it »
power-last = ce qui suit « strike » n’est jamais fait ; mettez « strike » à la fin, et une seule fois
power-first = « counter » vient en premier, et ne va ni avec « shield » ni avec « have »
power-same = une proposition s’y trouve deux fois ; une suffit
power-self = une capacité de révélation doit atteindre quelqu’un d’autre que le soldat lui-même ; écrivez l’un de { $right }, ou donnez un wizard
