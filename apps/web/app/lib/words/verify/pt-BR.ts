// Brazilian Portuguese texts of the page on which anyone verifies a proof of delivery.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  title: 'Verificar um comprovante de entrega',
  intro:
    'Cole o arquivo assinado que você guardou ou escolha-o. Você vê se alguém o alterou e o que foi informado depois.',
  signedProof: 'Comprovante assinado',
  wholeText: 'O texto inteiro do arquivo',
  chooseFile: 'Escolher um arquivo',
  verify: 'Verificar',
  verifying: 'Verificando',
  notVerified: 'Não foi possível verificar o comprovante',
  loading: 'Carregando o comprovante',
  proofOf: 'Comprovante de entrega {order}',
  unknownNumber: 'Não há entrega com este número',
  checkNumber: 'Confira o link ou peça o número ao remetente.',
  noProof: 'Não há comprovante assinado desta entrega',
  noProofHint: 'Ninguém informou que ela foi entregue. Posições do veículo sozinhas não são assinadas.',
  valid: 'A assinatura é válida: ninguém alterou este comprovante desde que foi assinado.',
  otherInstallation:
    'A assinatura é válida, e {address} assinou este comprovante. A empresa estava lá antes de ser transferida para cá.',
  formerInstallation:
    'A assinatura é válida. A instalação em que a empresa estava antes de ser transferida para cá assinou este comprovante.',
  otherKey:
    'A assinatura corresponde à própria chave, mas essa chave não é nossa. Não podemos dizer quem assinou este comprovante.',
  changed: 'A assinatura não é válida: este comprovante foi alterado depois de assinado.',
  unreadable: 'Isto não é um comprovante de entrega assinado',
  notOnRecord:
    'A entrega não está mais registrada aqui, então fotos e informes posteriores não podem ser comparados.',
  facts: 'O que está assinado',
  order: 'Pedido',
  trackingNumber: 'Número de rastreamento',
  company: 'Empresa',
  outcome: 'Resultado',
  happened: 'Quando',
  received: 'Recebido',
  signed: 'Assinado',
  place: 'Local',
  position: 'Posição do celular',
  about: '{position}, com margem de cerca de 200 m',
  scanned: 'Lido',
  checked: 'Conferido',
  files: 'Fotos e assinatura',
  hash: 'SHA-256 {hash}',
  holds: 'igual ao arquivo guardado',
  removed: 'removido desde então, não pode ser comparado',
  differs: 'diferente do arquivo guardado',
  notCompared: 'não comparado',
  later: 'Informado depois',
  laterHint: 'Estes informes chegaram depois do que está assinado acima.',
  byDriver: '{time}: {what}, pelo motorista',
  byDispatch: '{time}: {what}, pela central',
  orderChanged: 'O número do pedido registrado mudou desde então.',
  placeChanged: 'O endereço registrado mudou desde então.',
  download: 'Baixar comprovante assinado',
  track: 'Acompanhar esta entrega',
  keptFile: 'Verificar um arquivo guardado',
  howTo:
    'Qualquer pessoa pode verificar o arquivo sem nós. Ele é assinado com Ed25519, e esta chave é pública.',
  publicKey: 'Chave pública',
} satisfies Translation<typeof en>
