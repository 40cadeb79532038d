// Turkish texts of the frame around a portal's pages.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Pages
  overview: 'Genel bakış',
  dashboard: 'Filo yönetim paneli',
  orders: 'Siparişler',
  plan: 'Planlama',
  live: 'Canlı',
  fleet: 'Filo',
  drivers: 'Sürücüler',
  routes: 'Rotalar',
  analytics: 'Analiz',
  settings: 'Ayarlar',
  support: 'Destek',
  help: 'Yardım',

  // Around a page
  company: 'Şirket',
  sections: 'Bölümler',
  menu: 'Menü',
  search: 'Ara',
  searchCompany: 'Sipariş, durak, sürücü ara',
  searching: 'Aranıyor',
  nothingFound: '“{text}” için sonuç bulunamadı',
  skipToContent: 'İçeriğe geç',
  needYou: '{label}, {count} kayıt sizi bekliyor',
  loadingCompany: 'Şirketiniz yükleniyor',
  companyNotLoaded: 'Şirketiniz yüklenemedi',
  viewer:
    'Burada her şeyi görürsünüz, ancak yalnızca görüntüleyebilirsiniz. Değişiklikleri sevkiyat ve yöneticiler yapar.',
  testClock: 'Test saati açık: sahipler burada şirketlerin saatini değiştirir. Üretim için değildir.',

  // Connection
  connected: 'Bağlı',
  slow: 'Yavaş, {seconds} sn',
  noConnection: 'Bağlantı yok',
  offline:
    'İnternet bağlantısı yok. Bilinen son durumu görüyorsunuz; yeniden çevrimiçi olduğunuzda güncellenir.',

  // Day
  today: 'Bugün',
  todayAnd: 'Bugün, {day}',
  previousDay: 'Önceki gün',
  nextDay: 'Sonraki gün',
  previousMonth: 'Önceki ay',
  nextMonth: 'Sonraki ay',
  weekdays: 'Pt Sa Ça Pe Cu Ct Pz',

  // Panels and lists
  close: 'Kapat',
  cancel: 'İptal',
  save: 'Kaydet',
  undo: 'Geri al',
  removed: '{name} kaldırıldı',
  notRemoved: '{name} kaldırılamadı',
  copy: 'Kopyala',
  copied: 'Kopyalandı',
  haveCopied: 'Kopyaladım',
  shownOnce: 'Şimdi kopyalayın: yalnızca bir kez gösterilir. {hint}',
  selectAll: 'Tümünü seç',
  selectRow: 'Seç: {row}',
  firstOf: '{count} kayıttan ilk {limit} tanesi. Diğerlerini görmek için süzün.',
  scrolledSideways: '{label}, yana kaydırılır',
  separateByCommas: 'Virgülle ayırın',
} satisfies Translation<typeof en>
