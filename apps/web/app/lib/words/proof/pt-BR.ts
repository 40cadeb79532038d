// Brazilian Portuguese texts of driver reports on an order, with its proof.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Panel
  loading: 'Carregando o que o motorista informou',
  whatDriverSaid: 'O que o motorista informou',
  driver: 'Motorista',
  dispatch: 'Central',
  recipient: 'Destinatário',
  received: 'recebido {time}',
  afterCancelled: 'depois de cancelado',
  toldOtherwise: 'informado de outro modo antes',

  // Events
  vehicleChecked: 'Veículo verificado',
  shiftStarted: 'Turno iniciado',
  loaded: 'Carregado',
  arrived: 'Chegou',
  delivered: 'Entregue',
  partlyDelivered: 'Entregue em parte',
  notDelivered: 'Não entregue',
  takenBack: 'Levado de volta',
  breakStarted: 'Pausa iniciada',
  breakEnded: 'Pausa encerrada',
  reordered: 'Ordem das paradas alterada',
  refuelled: 'Abastecido',
  incidentReported: 'Ocorrência registrada',
  contacted: 'Ligação ou mensagem',
  shiftEnded: 'Turno encerrado',
  note: 'Nota',

  // Proof
  handedTo: 'Entregue a: {place}',
  nameIs: 'Nome: {name}',
  houseNumber: 'Número: {number}',
  pinChecked: 'PIN verificado',
  ageChecked: 'Idade verificada',
  scanned: 'Lido {code}',
  inVanFrontLeft: 'No veículo: frente à esquerda',
  inVanFrontRight: 'No veículo: frente à direita',
  inVanMiddleLeft: 'No veículo: meio à esquerda',
  inVanMiddleRight: 'No veículo: meio à direita',
  inVanRearLeft: 'No veículo: atrás à esquerda',
  inVanRearRight: 'No veículo: atrás à direita',
  parcels: '{count, plural, one {# volume entregue} other {# volumes entregues}}',
  items: 'Entregue: {items}',
  collected: 'Recebido: {amount}',
  signature: 'Assinatura',
  downloadSignature: 'Baixar assinatura',
  signatureMissing: 'Assinatura ausente',
  photo: 'Foto',
  downloadPhoto: 'Baixar foto',
  photoMissing: 'Foto ausente',
  disputePack: 'Baixar dossiê de disputa',
  packHolds:
    'Promessa, mensagens, rastro perto da porta, leituras, fotos e assinatura em um arquivo. O registro de auditoria guarda o selo.',
  packNotMade: 'Não foi possível baixar o dossiê de disputa',
  packAsPdf: 'Em PDF para imprimir',
} satisfies Translation<typeof en>
