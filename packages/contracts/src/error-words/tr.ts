import type { ErrorWords } from './types.ts'

export const tr: ErrorWords = {
  bad_request: ['İstek okunamadı.', 'Bilgileri kontrol edip yeniden deneyin.'],
  validation_failed: ['Bazı alanlar geçersiz.', 'İşaretli alanları düzeltin.'],
  not_signed_in: ['Önce oturum açın.', 'Oturum açıp yeniden deneyin.'],
  not_allowed: ['Rolünüz buna izin vermiyor.', 'Şirketinizin bir yöneticisine sorun.'],
  not_found: ['Bulunamadı.', 'Kaldırılmış veya başka bir şirkete ait olabilir.'],
  too_large: ['Dosya {limit} sınırını aşıyor.', 'Daha küçük bir dosya gönderin.'],
  slow_request: ['İstek zamanında ulaşmadı.', 'Bağlantıyı kontrol edip yeniden gönderin.'],
  too_many_requests: ['Çok fazla istek.', '{seconds} saniye bekleyip yeniden deneyin.'],
  internal: [
    'Bizim tarafımızda bir hata oluştu.',
    'Yeniden deneyin. Sürerse destek ekibine isteğin numarasını verin.',
  ],
  unavailable: ['Hizmet hazır değil.', 'Birkaç saniye sonra yeniden deneyin.'],
  company_moving: ['{company} başka bir sunucuya taşınıyor.', 'Birkaç saniye sonra yeniden deneyin.'],
  membership_ended: [
    '{company} bu hesaba artık erişim vermiyor.',
    'Şirketin bir yöneticisinden yeni davet isteyin.',
  ],
  account_exists: ['{email} adresinin zaten bir hesabı var.', 'Önce bu adresle oturum açın.'],
  invitation_not_found: ['Bu davet yok.', 'Son e-postadaki bağlantıyı açın veya yeni davet isteyin.'],
  invitation_for_another: ['Bu davet {email} için.', 'Oturumu kapatıp bağlantıyı yeniden açın.'],
  invitation_expired: ['Bu davetin süresi doldu.', 'Yeniden göndermesini {company} şirketinden isteyin.'],
  invitation_revoked: ['{company} bu daveti geri aldı.', 'Yanlışlıkla olduysa yenisini isteyin.'],
  invitation_used: ['Bu davet zaten kabul edildi.', '{email} ile oturum açın.'],
  driver_code_wrong: [
    'Bu kod geçerli değil.',
    'Kod bir kez ve 15 dakika geçerlidir. Sevkiyattan yenisini isteyin.',
  ],
  calls_off: [
    'Şirketiniz alıcıları aramaya veya SMS göndermeye izin vermiyor.',
    'Alıcıya mesaj veya sevkiyata not yazın.',
  ],
  number_missing: ['Telefon numarası yok.', 'Sevkiyattan ülke koduyla eklemesini isteyin.'],
  call_failed: ['Telefon operatörü aramayı bağlamadı.', 'Biraz sonra yeniden deneyin veya mesaj yazın.'],
  delivery_not_found: [
    'Teslimat bulunamadı. Takip numarasını kontrol edin.',
    'Numara, göndericinin e-postasında veya mesajındadır. Oturum açtıysanız sipariş numarası yeter.',
  ],
  claim_needed: [
    'Bu teslimat henüz listenizde değil.',
    'Takip sayfasını açıp siparişteki telefonun veya e-postanın son dört karakterini girin.',
  ],
  messages_closed: ['Bu şirket buradan mesaj almıyor.', 'Şirketle doğrudan iletişime geçin.'],
  too_many_messages: [
    'Son bir saatte çok mesaj gönderdiniz.',
    'Biraz bekleyin veya şirketle doğrudan iletişime geçin.',
  ],
  message_length: ['Bir mesaj 1 ile 1000 karakter arasında olmalı.', 'Kısaltın veya iki mesaj gönderin.'],
  slot_full: ['Bu saat az önce doldu.', 'Başka bir saat veya gün seçin.'],
  day_not_offered: ['Bu gün uygun değil.', 'Bugünden 30 gün sonrasına kadar bir gün seçin.'],
  slot_not_offered: ['Bu saat uygun değil.', 'Sabah, öğleden sonra veya herhangi bir saat seçin.'],
  phone_needed: [
    'SMS veya arama için telefon numarası gerekli.',
    '+90 212 455 1300 gibi ülke koduyla yazın.',
  ],
  photo_not_found: ['Bu değerlendirmenin bir fotoğrafı ulaşmadı.', 'Kaldırıp yeniden ekleyin.'],
  delivery_on_the_van: [
    'Koliniz yolda, günü artık değiştirilemez.',
    'Nereye bırakılacağını hâlâ seçebilirsiniz.',
  ],
  delivery_is_over: ['Bu teslimat bitti ve değiştirilemez.', 'Ne olduğu takip sayfasında yazar.'],
  not_delivered_yet: ['Bu koli henüz teslim edilmedi.', 'Teslim edildikten sonra yeniden gelin.'],
  feedback_given: ['Bu teslimatı zaten değerlendirdiniz.', 'Geçmiş teslimatlarınızda bulabilirsiniz.'],
}
