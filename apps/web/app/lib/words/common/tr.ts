// Turkish texts of pages behind sign-in.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Figures
  minutes: '{minutes} dk',
  hours: '{hours} sa {minutes}',
  onTime: 'zamanında',
  late: '{duration} geç',
  early: '{duration} erken',
  anyTime: 'herhangi bir saatte',
  until: 'en geç {time}',
  from: 'en erken {time}',
  range: '{from}-{to}',
  secondsAgo: '{seconds} sn önce',
  listComma: ', ',
  percent: '%{value}',
  ago: '{duration} önce',
  // Every page
  account: 'Hesap: {name}',
  goToCompany: 'Geç: {company}',
  security: 'Güvenlik',
  signOut: 'Oturumu kapat',
  theme: 'Tema',
  themeLight: 'Açık',
  themeDark: 'Koyu',
  themeSystem: 'Sistem',
  language: 'Dil',
  loading: 'Yükleniyor',
  loadingWhat: 'Yükleniyor: {what}',
  notLoaded: 'Yüklenemedi: {what}',
  retry: 'Yeniden dene',
  seePlans: 'Planları gör',
  messages: 'Mesajlar',
  you: 'Siz',
  byText: 'SMS ile',
  wasRead: 'okundu',
  send: 'Gönder',
  sending: 'Gönderiliyor',
  noPush: 'Bu tarayıcı bildirim göstermiyor. iPhone’da önce sayfayı ana ekrana ekleyin.',
  pushDenied: 'Bu sayfanın bildirimleri engelli. Tarayıcı ayarlarından izin verin.',

  // No usable answer from the server
  serverSilent: 'Sunucu {seconds} sn içinde yanıt vermedi.',
  serverUnreachable: 'Sunucuya ulaşılamadı.',
  checkConnection: 'Bağlantınızı denetleyip yeniden deneyin.',
  notUnderstood: 'Sunucu bu sayfanın anlamadığı bir yanıt gönderdi.',
  reloadPage: 'Sayfayı yenileyin.',
  wentWrong: 'Bir sorun oluştu.',
} satisfies Translation<typeof en>
