import type { ErrorWords } from './types.ts'

export const fr: ErrorWords = {
  bad_request: ['La demande est illisible.', 'Vérifiez votre saisie et réessayez.'],
  validation_failed: ['Certains champs ne sont pas valides.', 'Corrigez les champs signalés.'],
  not_signed_in: ['Connectez-vous d’abord.', 'Connectez-vous, puis réessayez.'],
  not_allowed: ['Votre rôle ne le permet pas.', 'Demandez à un administrateur de votre entreprise.'],
  not_found: ['Introuvable.', 'L’élément a peut-être été supprimé, ou appartient à une autre entreprise.'],
  too_large: ['Le fichier dépasse {limit}.', 'Envoyez un fichier plus petit.'],
  slow_request: ['La demande n’est pas arrivée à temps.', 'Vérifiez la connexion et renvoyez-la.'],
  too_many_requests: ['Trop de demandes.', 'Attendez {seconds} secondes, puis réessayez.'],
  internal: [
    'Une erreur s’est produite de notre côté.',
    'Réessayez. Si cela se répète, donnez le numéro de la demande au support.',
  ],
  unavailable: ['Le service n’est pas prêt.', 'Réessayez dans quelques secondes.'],
  company_moving: ['{company} change de serveur.', 'Réessayez dans quelques secondes.'],
  membership_ended: [
    '{company} ne donne plus accès à ce compte.',
    'Demandez une nouvelle invitation à un administrateur de l’entreprise.',
  ],
  account_exists: ['{email} a déjà un compte.', 'Connectez-vous d’abord avec cette adresse.'],
  invitation_not_found: [
    'Cette invitation n’existe pas.',
    'Ouvrez le lien du dernier e-mail, ou demandez une nouvelle invitation.',
  ],
  invitation_for_another: ['Cette invitation est pour {email}.', 'Déconnectez-vous, puis rouvrez le lien.'],
  invitation_expired: ['Cette invitation a expiré.', 'Demandez à {company} de la renvoyer.'],
  invitation_revoked: [
    '{company} a retiré cette invitation.',
    'Demandez-en une nouvelle si c’était une erreur.',
  ],
  invitation_used: ['Cette invitation a déjà été acceptée.', 'Connectez-vous avec {email}.'],
  driver_code_wrong: [
    'Ce code ne marche pas.',
    'Un code sert une fois et pendant 15 minutes. Demandez-en un autre à l’exploitation.',
  ],
  calls_off: [
    'Votre entreprise ne permet ni appels ni SMS aux destinataires.',
    'Écrivez un message au destinataire, ou une note à l’exploitation.',
  ],
  number_missing: [
    'Il manque un numéro de téléphone.',
    'Demandez à l’exploitation de l’ajouter avec l’indicatif du pays.',
  ],
  call_failed: ['L’opérateur n’a pas passé l’appel.', 'Réessayez dans un instant, ou écrivez un message.'],
  delivery_not_found: [
    'Livraison introuvable. Vérifiez le numéro de suivi.',
    'Il figure dans l’e-mail ou le message de l’expéditeur. Une fois connecté, le numéro de commande suffit.',
  ],
  claim_needed: [
    'Cette livraison n’est pas encore dans votre liste.',
    'Ouvrez sa page de suivi et donnez les quatre derniers caractères du téléphone ou de l’e-mail de la commande.',
  ],
  messages_closed: ['Cette entreprise ne reçoit pas de messages ici.', 'Contactez-la directement.'],
  too_many_messages: [
    'Vous avez envoyé beaucoup de messages depuis une heure.',
    'Attendez un peu, ou contactez directement l’entreprise.',
  ],
  message_length: ['Un message compte de 1 à 1000 caractères.', 'Raccourcissez-le, ou envoyez-en deux.'],
  slot_full: ['Ce créneau vient d’être pris.', 'Choisissez un autre créneau ou un autre jour.'],
  day_not_offered: ['Ce jour n’est pas disponible.', 'Choisissez un jour d’ici à 30 jours.'],
  slot_not_offered: [
    'Ce créneau n’est pas disponible.',
    'Choisissez le matin, l’après-midi ou toute la journée.',
  ],
  phone_needed: [
    'Il faut un numéro pour un SMS ou un appel.',
    'Indiquez-le avec l’indicatif du pays, par exemple +33 1 40 20 50 50.',
  ],
  photo_not_found: ['Une photo de cet avis n’est pas arrivée.', 'Retirez-la et ajoutez-la de nouveau.'],
  delivery_on_the_van: [
    'Votre colis est en route : le jour ne peut plus changer.',
    'Vous pouvez encore choisir où le déposer.',
  ],
  delivery_is_over: [
    'Cette livraison est terminée et ne peut plus changer.',
    'Sa page de suivi dit ce qui s’est passé.',
  ],
  not_delivered_yet: ['Ce colis n’est pas encore livré.', 'Revenez après la livraison.'],
  feedback_given: [
    'Vous avez déjà donné votre avis sur cette livraison.',
    'Il se trouve dans vos livraisons passées.',
  ],
}
