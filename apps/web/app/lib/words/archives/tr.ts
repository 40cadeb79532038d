// Turkish texts of archives, and of closing a company.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  onlyAdministrators: 'Arşivler yöneticiler içindir',
  onlyAdministratorsMore: 'Şirketinizin bir yöneticisi verileri buradan dışa aktarır.',
  notStarted: 'Arşiv başlatılamadı',
  sendingArchive: 'Arşiv gönderiliyor',
  archivesNoun: 'arşivler',
  archives: 'Arşivler',
  archive: 'Arşiv',
  export: 'Dışa aktarma',
  exportAll: 'Her şeyi dışa aktar',
  exportAllMore:
    'Şirketin her şeyi tek zip dosyasında: siparişler, adresler, alıcılar, filo, sürücüler ve ayarlar, planlar, rotalar ve konumlar, mesajlar, e-postalar, üyeler, faturalar ve denetim kaydı, dosyalar, fotoğraflar ve imzalar. Parola ve anahtarlar içinde değildir.',
  writeArchive: 'Arşiv oluştur',
  import: 'İçe aktarma',
  importArchive: 'Arşiv içe aktar',
  importArchiveMore:
    'Boş bir şirkete, bu veya başka bir kurulumdan. Yoldaki siparişler açık olarak geri gelir.',
  chooseArchive: 'Arşiv seç',
  rowsOf: '{total} satırdan {done}',
  writing: 'Arşiv oluşturuluyor',
  reading: 'Arşiv okunuyor',
  notDownloaded: 'Arşiv indirilemedi',
  writtenAt: 'Oluşturuldu: {time}',
  importedAt: 'İçe aktarıldı: {time}',
  failed: 'başarısız',
  sevenDays: 'Dosya yedi gün saklandı.',
  download: 'İndir, {size}',
  orderCount: '{count, plural, one {# sipariş} other {# sipariş}}',
  vehicleCount: '{count, plural, one {# araç} other {# araç}}',
  driverCount: '{count, plural, one {# sürücü} other {# sürücü}}',
  depotCount: '{count, plural, one {# depo} other {# depo}}',

  // Closing
  closeCompany: 'Şirketi kapat',
  closeCompanyMore:
    'Önce arşivi oluşturulur. Sonra kişiler erişimini kaybeder, gönderilen rotalar sonuna kadar sürülür. Yöneticiler arşivi 30 gün indirebilir; sonra faturalar dışında her şey silinir.',
  closeQuestion: 'Şirket kapatılsın mı?',
  closeEffect:
    'Bundan sonra şirketten kimse çalışamaz. 30 gün içinde platformun sahibi yeniden açabilir; sonra kimse açamaz.',
  keepIt: 'Kalsın',
  notClosed: 'Şirket kapatılmadı',
  nameOfCompany: 'Şirketin adı',
  writeOut: 'Onaylamak için yazın',
} satisfies Translation<typeof en>
