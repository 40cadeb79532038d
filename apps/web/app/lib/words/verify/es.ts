// Spanish texts of the page on which anyone verifies a proof of delivery.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  title: 'Verificar una prueba de entrega',
  intro:
    'Pega el archivo firmado que guardaste o elígelo. Verás si alguien lo cambió y qué se comunicó después.',
  signedProof: 'Prueba firmada',
  wholeText: 'El texto completo del archivo',
  chooseFile: 'Elegir un archivo',
  verify: 'Verificar',
  verifying: 'Verificando',
  notVerified: 'No se pudo verificar la prueba',
  loading: 'Cargando la prueba',
  proofOf: 'Prueba de entrega {order}',
  unknownNumber: 'No hay ninguna entrega con este número',
  checkNumber: 'Revisa el enlace o pide el número al remitente.',
  noProof: 'No hay ninguna prueba firmada de esta entrega',
  noProofHint: 'Nadie ha comunicado que se entregara. Las posiciones del vehículo por sí solas no se firman.',
  valid: 'La firma es válida: nadie ha cambiado esta prueba desde que se firmó.',
  otherInstallation:
    'La firma es válida y {address} firmó este comprobante. La empresa estaba allí antes de trasladarse aquí.',
  formerInstallation:
    'La firma es válida. Este comprobante lo firmó la instalación en la que estaba la empresa antes de trasladarse aquí.',
  otherKey:
    'La firma corresponde a su propia clave, pero esa clave no es nuestra. No podemos decir quién firmó esta prueba.',
  changed: 'La firma no es válida: esta prueba se cambió después de firmarla.',
  unreadable: 'Esto no es una prueba de entrega firmada',
  notOnRecord:
    'La entrega ya no consta aquí, así que no se pueden comparar las fotos ni los avisos posteriores.',
  facts: 'Qué está firmado',
  order: 'Pedido',
  trackingNumber: 'Número de seguimiento',
  company: 'Empresa',
  outcome: 'Resultado',
  happened: 'Cuándo',
  received: 'Recibido',
  signed: 'Firmado',
  place: 'Lugar',
  position: 'Posición del teléfono',
  about: '{position}, con unos 200 m de margen',
  scanned: 'Escaneado',
  checked: 'Comprobado',
  files: 'Fotos y firma',
  hash: 'SHA-256 {hash}',
  holds: 'igual que el archivo guardado',
  removed: 'eliminado desde entonces, no se puede comparar',
  differs: 'distinto del archivo guardado',
  notCompared: 'sin comparar',
  later: 'Comunicado después',
  laterHint: 'Estos avisos llegaron después del que está firmado arriba.',
  byDriver: '{time}: {what}, por el conductor',
  byDispatch: '{time}: {what}, por tráfico',
  orderChanged: 'El número del pedido ha cambiado desde entonces.',
  placeChanged: 'La dirección ha cambiado desde entonces.',
  download: 'Descargar prueba firmada',
  track: 'Seguir esta entrega',
  keptFile: 'Verificar un archivo guardado',
  howTo:
    'Cualquiera puede verificar el archivo sin nosotros. Está firmado con Ed25519 y esta clave es pública.',
  publicKey: 'Clave pública',
} satisfies Translation<typeof en>
