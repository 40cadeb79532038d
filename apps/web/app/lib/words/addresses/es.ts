// Spanish texts of the address book.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // List
  addressBook: 'Libreta de direcciones',
  addresses: 'Direcciones',
  addressesNoun: 'direcciones',
  addressNoun: 'direcciones',
  searchAddresses: 'Buscar direcciones',
  searchExample: 'Buscar: dirección, notas',
  addAddress: 'Añadir dirección',
  importIntro:
    'Un archivo CSV con encabezado, como el que crea Exportar. Las direcciones existentes, por su texto o su id de la exportación, se cambian; las demás se añaden.',
  noAddresses: 'Aún no hay direcciones',
  noAddressesMore:
    'Aquí se recuerda cada dirección de un pedido. Añade cuánto se tarda allí y qué deben saber los conductores.',
  noMatch: 'Ninguna dirección coincide',
  showAll: 'Mostrar todas las direcciones',
  someShown: '{shown} de {total} direcciones. Busca para ver las demás.',
  address: 'Dirección',
  timeAtDoor: 'Tiempo en la puerta',
  openHours: 'Abierto',
  notes: 'Notas para conductores',
  pin: 'Marca',
  pinByHand: 'a mano',
  pinFromFile: 'de un archivo',
  pinFound: 'encontrada',
  usual: 'el habitual',
  minutesLearnt: '{minutes} min de {count, plural, one {# visita} other {# visitas}}',
  minutesSet: '{minutes} min fijados',

  // Form
  newAddress: 'Nueva dirección',
  saveAddress: 'Guardar dirección',
  addressNotSaved: 'No se pudo guardar la dirección',
  changed: '{address}: cambiada',
  added: '{address}: añadida',
  forgotten: '{address}: olvidada',
  newOrdersUse: 'Los pedidos nuevos a esta dirección usan estos valores si no traen los suyos.',
  emptyNotLearnt: 'Vacío: el tiempo habitual de la empresa, hasta que vayan conductores.',
  emptyLearnt: 'Vacío: lo que necesitaron los conductores, {visits}.',
  emptyLearning:
    'Vacío: el tiempo habitual de la empresa. Los conductores necesitaron {visits}; cuenta a partir de {least}.',
  openAnyTime: 'Abierto a cualquier hora',
  from: 'Desde',
  to: 'Hasta',
  mapOfAddress: 'Mapa de la dirección',
  clickDoor: 'Haz clic en la puerta donde llaman los conductores.',
  minutesUnit: 'min',
  notesExample: 'Llamar dos veces, la verja está en el patio',
  forget: 'Olvidar',
  forgetQuestion: '¿Olvidar esta dirección?',
  forgetEffect:
    'Se borran su marca, tiempo y notas. Los pedidos que fueron allí la conservan; los nuevos se buscan otra vez.',
  forgetAddress: 'Olvidar dirección',
  keepIt: 'Conservarla',
  notForgotten: 'No se pudo olvidar la dirección',
} satisfies Translation<typeof en>
