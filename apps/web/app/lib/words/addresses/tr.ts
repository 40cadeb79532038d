// Turkish texts of the address book.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // List
  addressBook: 'Adres defteri',
  addresses: 'Adresler',
  addressesNoun: 'adresler',
  addressNoun: 'adresler',
  searchAddresses: 'Adres ara',
  searchExample: 'Ara: adres, notlar',
  addAddress: 'Adres ekle',
  importIntro:
    'Dışa aktarmanın oluşturduğu gibi başlık satırlı bir CSV dosyası. Metni veya dışa aktarılan id’si eşleşen adresler değiştirilir, diğerleri eklenir.',
  noAddresses: 'Henüz adres yok',
  noAddressesMore:
    'Siparişlerin her adresi burada saklanır. Orada ne kadar sürdüğünü ve sürücülerin bilmesi gerekenleri ekleyin.',
  noMatch: 'Eşleşen adres yok',
  showAll: 'Tüm adresleri göster',
  someShown: '{total} adresten {shown} tanesi gösteriliyor. Diğerleri için arayın.',
  address: 'Adres',
  timeAtDoor: 'Kapıdaki süre',
  openHours: 'Açık',
  notes: 'Sürücülere notlar',
  pin: 'İğne',
  pinByHand: 'elle',
  pinFromFile: 'dosyadan',
  pinFound: 'bulundu',
  usual: 'olağan',
  minutesLearnt: '{count, plural, one {# ziyaretten} other {# ziyaretten}} {minutes} dk',
  minutesSet: '{minutes} dk ayarlı',

  // Form
  newAddress: 'Yeni adres',
  saveAddress: 'Adresi kaydet',
  addressNotSaved: 'Adres kaydedilemedi',
  changed: '{address} değiştirildi',
  added: '{address} eklendi',
  forgotten: '{address} unutuldu',
  newOrdersUse: 'Bu adrese gelen yeni siparişler, kendi değerleri yoksa bunları kullanır.',
  emptyNotLearnt: 'Boş: sürücüler oraya gidene kadar şirketin olağan süresi.',
  emptyLearnt: 'Boş: sürücülerin harcadığı süre, {visits}.',
  emptyLearning:
    'Boş: şirketin olağan süresi. Sürücülerin harcadığı: {visits}; {least} ziyaretten itibaren geçerlidir.',
  openAnyTime: 'Her zaman açık',
  from: 'Başlangıç',
  to: 'Bitiş',
  mapOfAddress: 'Adresin haritası',
  clickDoor: 'Sürücülerin çaldığı kapıya tıklayın.',
  minutesUnit: 'dk',
  notesExample: 'İki kez çalın, kapı avluda',
  forget: 'Unut',
  forgetQuestion: 'Bu adres unutulsun mu?',
  forgetEffect: 'İğnesi, süresi ve notları silinir. Oraya giden siparişlerde kalır; yenileri tekrar aranır.',
  forgetAddress: 'Adresi unut',
  keepIt: 'Kalsın',
  notForgotten: 'Adres unutulamadı',
} satisfies Translation<typeof en>
