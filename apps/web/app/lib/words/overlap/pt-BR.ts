// Brazilian Portuguese texts of overlapping and compact routes. Terms: docs/languages.md.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  share:
    'As rotas se sobrepõem em {percent} das paradas: {inside} de {stops} ficam dentro da área de outra rota.',
  apart: 'As rotas não se sobrepõem.',
  overlappingStops: 'Paradas sobrepostas',
  option: 'Rotas compactas: podem custar % a mais',
  optionMeans: 'Paradas mudam de veículo para que as rotas se sobreponham menos. Vazio: o plano mais barato.',
  won: 'Rotas compactas: de {before} para {after} paradas dentro da área de outra rota, por {percent} a mais de custo.',
  wonFree:
    'Rotas compactas: de {before} para {after} paradas dentro da área de outra rota, sem custo a mais.',
  moved:
    '{stops, plural, one {# parada mudou} many {# de paradas mudaram} other {# paradas mudaram}} de veículo.',
  nothing: 'Rotas compactas: nada dentro de {percent} a mais de custo reduz a sobreposição.',
} satisfies Translation<typeof en>
