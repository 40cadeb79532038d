// Turkish texts of maps, their controls, marks and tables.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // The live day
  mapOfDay: 'Canlı günün haritası',
  stop: 'Durak {number}',
  served: 'teslim edildi',
  failed: 'başarısız',
  skipped: 'atlandı',

  // Controls
  controls: 'Harita denetimleri',
  zoomIn: 'Yakınlaştır',
  zoomOut: 'Uzaklaştır',
  fitAll: 'Tümünü göster',
  asTable: 'Tablo olarak göster',
  layers: 'Katmanlar',
  scale: 'Ölçek: {distance}',
  sheetHeight: 'Yükseklik: {sheet}',

  // Table
  shownAsTable: 'Haritanın gösterdikleri, tablo olarak',
  shown: 'Haritanın gösterdikleri',
  inView: '{shown}/{total} görünüyor',
  backToMap: 'Haritaya dön',
  what: 'Ne',
  route: 'Rota',
  name: 'Ad',
  state: 'Durum',

  // Marks
  depot: 'Depo {name}',
  unserved: 'Karşılanmadı: {label}',
  yourAddress: 'Adresiniz',
  atRisk: '{vehicle}, riskli',
  addCorner: '{number} sonrasına köşe ekle',
  corner: 'Köşe {number}',
  closeOutline: 'Köşe 1: çizgiyi kapat',

  // No map here
  noStreetMap: 'Burada sokak haritası yok',
  outsideMaps:
    '{depot} bu platformun tüm sokak haritalarının dışında: mesafeler yollar olmadan tahmin edilir, adresler için iğne veya koordinat gerekir.',
  mapRequested: 'Harita istendi: {day}',
  askForMap: 'Platform sahibinden harita isteyin',
  requestSent: 'İstek gönderildi',
  ownerSees: 'Platform sahibi kimin istediğini ve deponuzun yerini görür.',
  requestNotSent: 'İstek gönderilemedi',
  noWebGl:
    'Bu tarayıcı haritayı çizemiyor: WebGL 2 yok veya kapalı. Yanındaki listeler haritasız da çalışır.',
  mapNotLoaded: 'Harita yüklenemedi. Yanındaki listeler haritasız da çalışır.',
} satisfies Translation<typeof en>
