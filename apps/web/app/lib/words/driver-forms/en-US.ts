// American texts of the driver's forms, where they differ from the British ones.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  neighbour: 'Neighbor',
  nameOfNeighbour: 'Name of the neighbor',
  houseNumberOfNeighbour: 'House number of the neighbor',
  neighbourMissing: 'Neighbor’s name is missing',
  codeNeighbourMissing: 'Say the name and the house number of the neighbor who took it.',
  energyPetrol: 'Gasoline',
  station: 'Gas station',
} satisfies Partial<Translation<typeof en>>
