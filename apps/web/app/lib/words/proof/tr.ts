// Turkish texts of driver reports on an order, with its proof.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Panel
  loading: 'Sürücünün bildirdikleri yükleniyor',
  whatDriverSaid: 'Sürücünün bildirdikleri',
  driver: 'Sürücü',
  dispatch: 'Sevkiyat',
  recipient: 'Alıcı',
  received: 'alındı {time}',
  afterCancelled: 'iptal edildikten sonra',
  toldOtherwise: 'önce farklı bildirildi',

  // Events
  vehicleChecked: 'Araç denetlendi',
  shiftStarted: 'Vardiya başladı',
  loaded: 'Yüklendi',
  arrived: 'Varıldı',
  delivered: 'Teslim edildi',
  partlyDelivered: 'Kısmen teslim edildi',
  notDelivered: 'Teslim edilmedi',
  takenBack: 'Geri götürüldü',
  breakStarted: 'Mola başladı',
  breakEnded: 'Mola bitti',
  reordered: 'Durak sırası değişti',
  refuelled: 'Yakıt alındı',
  incidentReported: 'Olay bildirildi',
  contacted: 'Arandı veya yazıldı',
  shiftEnded: 'Vardiya bitti',
  note: 'Not',

  // Proof
  handedTo: 'Teslim alan: {place}',
  nameIs: 'Ad: {name}',
  houseNumber: 'Kapı numarası: {number}',
  pinChecked: 'PIN denetlendi',
  ageChecked: 'Yaş denetlendi',
  scanned: 'Tarandı: {code}',
  inVanFrontLeft: 'Araçta: ön sol',
  inVanFrontRight: 'Araçta: ön sağ',
  inVanMiddleLeft: 'Araçta: orta sol',
  inVanMiddleRight: 'Araçta: orta sağ',
  inVanRearLeft: 'Araçta: arka sol',
  inVanRearRight: 'Araçta: arka sağ',
  parcels: '{count, plural, one {# koli teslim edildi} other {# koli teslim edildi}}',
  items: 'Teslim edilen: {items}',
  collected: 'Tahsil edilen: {amount}',
  signature: 'İmza',
  downloadSignature: 'İmzayı indir',
  signatureMissing: 'İmza yok',
  photo: 'Fotoğraf',
  downloadPhoto: 'Fotoğrafı indir',
  photoMissing: 'Fotoğraf yok',
  disputePack: 'Anlaşmazlık dosyasını indir',
  packHolds:
    'Söz, mesajlar, kapı yakınındaki iz, taramalar, fotoğraflar ve imza tek dosyada. Denetim kaydı mührünü saklar.',
  packNotMade: 'Anlaşmazlık dosyası indirilemedi',
  packAsPdf: 'Yazdırmak için PDF',
} satisfies Translation<typeof en>
