// Brazilian Portuguese texts of a plan's chances to miss its promises. Terms: docs/languages.md.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  expected:
    '{misses} de {promises, plural, one {# promessa} many {# de promessas} other {# promessas}} não devem ser cumpridas.',
  noPromises: 'Nenhuma parada tem janela, então não há promessa a descumprir.',
  countedCompany:
    'Contado em {days} dias simulados, com os atrasos {routes, plural, one {da sua última rota} many {das suas últimas # rotas} other {das suas últimas # rotas}}.',
  countedUsual:
    'Contado em {days} dias simulados com atrasos comuns, até você ter rotas suficientes para contar os seus.',
  showStops: 'Mostrar as paradas',
  risk: 'Risco',
  missedOn: 'Descumprida em {missed} de {days} dias simulados',
  lateEndOn: 'Termina depois do turno em {late} de {days} dias simulados.',
  option: 'Plano mais seguro: pode custar % a mais',
  optionMeans:
    'Veículos saem mais cedo ou paradas mudam de lugar onde isso salva promessas. Vazio: o plano mais barato.',
  won: 'Plano mais seguro: de {before} para {after} promessas descumpridas esperadas, por {percent} a mais de custo.',
  wonFree: 'Plano mais seguro: de {before} para {after} promessas descumpridas esperadas, sem custo a mais.',
  changed:
    '{routes, plural, one {# rota sai} many {# de rotas saem} other {# rotas saem}} mais cedo, {stops, plural, one {# parada movida} many {# de paradas movidas} other {# paradas movidas}}.',
  nothing: 'Plano mais seguro: nada dentro de {percent} a mais de custo salva uma promessa.',
} satisfies Translation<typeof en>
