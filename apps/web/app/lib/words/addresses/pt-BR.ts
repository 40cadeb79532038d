// Brazilian texts of the address book.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // List
  addressBook: 'Agenda de endereços',
  addresses: 'Endereços',
  addressesNoun: 'endereços',
  addressNoun: 'endereços',
  searchAddresses: 'Pesquisar endereços',
  searchExample: 'Pesquisa: endereço, notas',
  addAddress: 'Adicionar endereço',
  importIntro:
    'Um arquivo CSV com cabeçalho, como o que a exportação cria. Endereços existentes, pelo texto ou pelo id exportado, são alterados; os demais são adicionados.',
  noAddresses: 'Nenhum endereço ainda',
  noAddressesMore:
    'Cada endereço de pedido fica guardado aqui. Adicione quanto tempo leva lá e o que os motoristas precisam saber.',
  noMatch: 'Nenhum endereço corresponde',
  showAll: 'Mostrar todos os endereços',
  someShown: '{shown} de {total} endereços. Pesquise para achar os demais.',
  address: 'Endereço',
  timeAtDoor: 'Tempo na porta',
  openHours: 'Aberto',
  notes: 'Notas para motoristas',
  pin: 'Alfinete',
  pinByHand: 'à mão',
  pinFromFile: 'de um arquivo',
  pinFound: 'encontrado',
  usual: 'usual',
  minutesLearnt: '{minutes} min de {count, plural, one {# visita} other {# visitas}}',
  minutesSet: '{minutes} min definidos',

  // Form
  newAddress: 'Novo endereço',
  saveAddress: 'Salvar endereço',
  addressNotSaved: 'Não foi possível salvar o endereço',
  changed: '{address}: alterado',
  added: '{address}: adicionado',
  forgotten: '{address}: esquecido',
  newOrdersUse: 'Novos pedidos para este endereço usam estes valores, se não trouxerem os seus.',
  emptyNotLearnt: 'Vazio: o tempo usual da empresa, até que motoristas tenham ido lá.',
  emptyLearnt: 'Vazio: o que os motoristas precisaram, {visits}.',
  emptyLearning:
    'Vazio: o tempo usual da empresa. Os motoristas precisaram de {visits}; vale a partir de {least}.',
  openAnyTime: 'Aberto a qualquer hora',
  from: 'Das',
  to: 'Às',
  mapOfAddress: 'Mapa do endereço',
  clickDoor: 'Clique na porta onde os motoristas tocam.',
  minutesUnit: 'min',
  notesExample: 'Tocar duas vezes, o portão fica no pátio',
  forget: 'Esquecer',
  forgetQuestion: 'Esquecer este endereço?',
  forgetEffect:
    'O alfinete, o tempo e as notas são apagados. Pedidos antigos o mantêm; os novos são procurados outra vez.',
  forgetAddress: 'Esquecer endereço',
  keepIt: 'Manter',
  notForgotten: 'Não foi possível esquecer o endereço',
} satisfies Translation<typeof en>
