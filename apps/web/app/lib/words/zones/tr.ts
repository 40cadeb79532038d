// Turkish texts of the zones.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // List
  zones: 'Bölgeler',
  zonesNoun: 'bölgeler',
  countOf: '{count} / {most}',
  drawZone: 'Bölge çiz',
  noZones: 'Henüz bölge yok',
  noZonesMore:
    'Araçlarınızın içinde kaldığı semtleri çizin. Bir bölgeye bağlı araç yalnızca o bölgedeki siparişleri alır.',
  noVanTied: 'Bağlı araç yok',
  mapOfZones: 'Bölge haritası',

  // One zone
  newZone: 'Yeni bölge',
  name: 'Ad',
  nameExample: 'Kuzey',
  colour: 'Renk',
  colourNumber: 'Renk {number}',
  servedOn: 'Hizmet günleri',
  everyDay: 'Her gün.',
  servedOnMore: 'Başka bir bölgede de değillerse, içindeki siparişler yalnızca bu günlere planlanır.',
  cancel: 'İptal',
  close: 'Kapat',
  saveZone: 'Bölgeyi kaydet',
  notSaved: 'Bölge kaydedilemedi',
  zoneChanged: '{name} değiştirildi',
  zoneDrawn: '{name} çizildi',
  plansOutOfDate: 'Araçlarının artık başka siparişler aldığı planlar yeniden yapılmalı.',
  tiedTo: 'Bağlı araçlar: {names}. Yalnızca kendi bölgelerindeki siparişleri alırlar.',
  tiedToNone: 'Bağlı araç yok. Filo’da, Planlama kuralları altında bir araç bağlayın.',
  delete: 'Sil',
  deleteZone: 'Bölgeyi sil',
  deleteQuestion: '{name} silinsin mi?',
  isInUse: '{name} kullanımda',
  takeOffFirst: 'Önce Filo’da şu araçlardan ayırın: {names}. Bölgesiz kalırlarsa her yerden sipariş alırlar.',
  outlineGone: 'Çizgisi silinir. Siparişler ve araçlar olduğu gibi kalır.',
  keepIt: 'Kalsın',
  notDeleted: 'Bölge silinemedi',
  zoneDeleted: '{name} silindi',

  // Outline
  tooManyCorners: 'Sürüklemek için çok fazla köşesi var: aşağıda metin olarak değiştirin.',
  clickCorners: 'Haritada bölgenin köşelerine sırayla tıklayın.',
  goOn: 'Bölgenin çevresinde devam edin. İlk köşeye tıklayarak çizgiyi kapatın.',
  dragCorners:
    'Taşımak için köşeleri sürükleyin. Köşe eklemek için küçük bir noktaya tıklayın; silmek için köşede Delete tuşuna basın.',
  cornerCount: '{count, plural, one {# köşe} other {# köşe}}',
  closeOutline: 'Çizgiyi kapat',
  removeLastCorner: 'Son köşeyi kaldır',
  drawAnew: 'Yeniden çiz',
  cornersAsText: 'Metin olarak köşeler',
  corners: 'Köşeler',
  cornersMore: 'Enlem, boylam; her köşe için bir satır. Ya da GeoJSON yapıştırın.',
  lineNoCorner: '{line}. satır bir köşe değil: enlem, boylam yazın',
  notGeoJson: 'Bu, tek çokgenli bir GeoJSON değil',
  oneOutline: 'Bölge tek bir çizgidir: diğer parçaları ayrı bölge olarak çizin',
  noHoles: 'Bölge, içinde boşluk olmayan tek bir çizgidir',

  // Watching
  useForPlanning: 'Planlamada kullan: hizmet günleri ve bağlı araçlar',
  tellDispatch: 'Sevkiyata haber ver, araç',
  enters: 'girince',
  leaves: 'çıkınca',
  staysLong: 'uzun kalınca',
  longStay: 'Uzun kalış süresi, dakika',
  watchMore:
    'Canlı’da bildirim ve webhook olarak. Konumlar bir dakika boyunca tutarlı olunca ziyaret sayılır.',
  watchedOn: 'İzleme günleri',
  from: 'Başlangıç',
  to: 'Bitiş',
  emptyAllDay: 'Boş: tüm gün',
} satisfies Translation<typeof en>
