// French words of the platform's own mails.
import type { PlatformMailWords } from './types.ts'

const OR_CODE = 'Ou saisissez le code {{code}}.'
const NOT_YOU = 'Si ce n’était pas vous, vous pouvez ignorer cet e-mail.'
const PAID = 'Si vous avez payé ces derniers jours, vous pouvez ignorer cet e-mail.'
const INVOICES = 'Voir vos factures'

export const fr: PlatformMailWords = {
  greeting: 'Bonjour {{user_name}},',
  reader: 'à vous',
  values: {
    member: 'membre',
    roles: {
      admin: 'administrateur',
      dispatcher: 'exploitant',
      viewer: 'lecture seule',
      driver: 'chauffeur',
    },
    trialEnd: 'le {day}',
    unpaid: 'une facture est impayée depuis plus de {days} jours',
    ticket: 'Lisez-la et répondez ici :',
  },
  mails: {
    password_reset: {
      subject: 'Réinitialisez votre mot de passe',
      before: ['Un nouveau mot de passe a été demandé pour votre compte.'],
      button: 'Choisir un nouveau mot de passe',
      after: ['Le lien expire dans {{expiry_hours}} heures et ne fonctionne qu’une fois.', OR_CODE, NOT_YOU],
    },
    welcome: {
      subject: 'Bienvenue sur {{product_name}}',
      before: [
        'L’essai de {{trial_company}} dure {{trial_days}} jours, sans carte bancaire.',
        'Importez une liste de commandes, lancez l’optimisation et voyez demain avant qu’il ne commence.',
      ],
      button: 'Ouvrir le tableau de bord',
    },
    email_confirmation: {
      subject: 'Confirmez votre adresse e-mail',
      before: ['Merci de confirmer que cette adresse est la vôtre.'],
      button: 'Confirmer l’adresse e-mail',
      after: [OR_CODE, NOT_YOU],
    },
    invitation: {
      subject: 'Invitation à rejoindre {{inviting_company}}',
      before: [
        '{{inviting_company}} vous invite à travailler avec son équipe sur {{product_name}}. Votre rôle : {{role_name}}.',
      ],
      button: 'Accepter l’invitation',
      after: [
        'Le lien fonctionne une fois, pendant {{expires_in}}.',
        'Si vous ne savez pas qui vous a invité, vous pouvez ignorer cet e-mail.',
      ],
    },
    magic_link: {
      subject: 'Votre lien de connexion',
      heading: 'Connexion',
      before: ['Ce lien vous connecte. Il fonctionne une fois.'],
      button: 'Se connecter',
      after: [OR_CODE, NOT_YOU],
    },
    email_change: {
      subject: 'Confirmez votre nouvelle adresse e-mail',
      before: ['Merci de confirmer la nouvelle adresse e-mail de votre compte.'],
      button: 'Confirmer l’adresse e-mail',
      after: [OR_CODE, NOT_YOU],
    },
    confirmation_code: {
      subject: 'Votre code de confirmation',
      before: ['Saisissez ce code pour continuer : {{code}}'],
      after: [NOT_YOU],
    },
    account_exists: {
      subject: 'Vous avez déjà un compte {{product_name}}',
      before: [
        'Un essai a été demandé avec cette adresse, qui a déjà un compte. Connectez-vous, ou choisissez un nouveau mot de passe avec « Mot de passe oublié ? ».',
      ],
      button: 'Se connecter',
      after: [NOT_YOU],
    },
    passkey_added: {
      subject: 'Une clé d’accès a été ajoutée à votre compte {{product_name}}',
      heading: 'Une clé d’accès a été ajoutée à votre compte',
      before: [
        'La clé d’accès « {{passkey_name}} » a été ajoutée ({{added_at}}). Qui la détient peut se connecter à votre place.',
      ],
      button: 'Voir vos clés d’accès',
      after: [
        'Si ce n’était pas vous, supprimez-la sur cette page, fermez les autres sessions et choisissez un nouveau mot de passe.',
      ],
    },
    passwords_refused: {
      subject: 'Quelqu’un essaie de deviner votre mot de passe {{product_name}}',
      heading: 'Quelqu’un essaie de deviner votre mot de passe',
      before: [
        'Mots de passe erronés essayés sur votre compte depuis un jour : {{tries}}, depuis des lieux où vous ne vous êtes jamais connecté. Votre compte est protégé : jusqu’à demain, aucun mot de passe n’est accepté depuis ces lieux.',
        'Là où vous vous connectiez déjà, rien ne change. Ailleurs, utilisez « Mot de passe oublié ? » ou un lien de connexion.',
      ],
      button: 'Vérifier vos connexions',
      after: ['Activez-y une deuxième étape si ce n’est pas encore fait.'],
    },
    contact_message: {
      subject: 'Contact ({{topic}}) : {{sender_name}}',
      heading: 'Nouveau message de contact',
      before: [
        'De : {{sender_name}} <{{sender_email}}>',
        'Entreprise : {{sender_company}}',
        'Téléphone : {{sender_phone}}',
        '{{message}}',
      ],
    },
    trial_ending: {
      subject: 'Votre essai se termine {{trial_end}}',
      before: [
        'Ensuite, {{customer_company}} pourra tout lire et exporter ; importer, planifier et envoyer attendront le choix d’une formule.',
      ],
      button: 'Choisir une formule',
    },
    trial_ended: {
      subject: 'Votre essai est terminé',
      before: [
        'L’essai de {{customer_company}} est terminé. Ce que vous avez créé est conservé, et les tournées en cours vont à leur terme.',
      ],
      button: 'Choisir une formule',
    },
    invoice_issued: {
      subject: 'Facture {{invoice_number}} : {{amount}}',
      heading: 'Facture {{invoice_number}}',
      before: [
        'Vous trouverez ci-joint la facture {{invoice_number}} de {{customer_company}}, d’un montant de {{amount}}. Elle est à payer avant le {{due_date}}.',
        '{{payment_instructions}}',
      ],
      button: INVOICES,
    },
    payment_reminder: {
      subject: 'Rappel : la facture {{invoice_number}} était à payer le {{due_date}}',
      heading: 'La facture {{invoice_number}} est en retard',
      before: [
        'La facture {{invoice_number}} de {{customer_company}}, d’un montant de {{amount}}, était à payer le {{due_date}} et ne l’est pas encore.',
        '{{payment_instructions}}',
      ],
      button: INVOICES,
      after: [PAID],
    },
    payment_final_notice: {
      subject: 'Dernier rappel : facture {{invoice_number}}',
      heading: 'La facture {{invoice_number}} reste impayée',
      before: [
        'Nous vous avons rappelé la facture {{invoice_number}} de {{customer_company}}. {{amount}} étaient à payer le {{due_date}} et ne nous sont pas parvenus.',
        'Sans paiement, {{customer_company}} sera suspendue le {{suspension_date}} : vous pourrez alors tout lire et exporter, mais pas importer, planifier ni envoyer.',
        '{{payment_instructions}}',
      ],
      button: INVOICES,
      after: [PAID],
    },
    credit_note_issued: {
      subject: 'Avoir {{credit_note_number}} sur la facture {{invoice_number}}',
      heading: 'Avoir {{credit_note_number}}',
      before: [
        'Nous accordons à {{customer_company}} un avoir de {{amount}} sur la facture {{invoice_number}}.',
        'Motif : {{reason}}',
      ],
      button: INVOICES,
    },
    payment_received: {
      subject: 'Paiement reçu : facture {{invoice_number}}',
      heading: 'Merci pour votre paiement',
      before: [
        'Nous avons reçu {{amount}} pour la facture {{invoice_number}} de {{customer_company}}, à payer le {{due_date}}.',
        'Votre formule : {{plan_name}}.',
      ],
    },
    company_suspended: {
      subject: '{{customer_company}} est suspendue',
      before: [
        'Motif : {{reason}}',
        'Vous pouvez tout lire et exporter, et les tournées en cours vont à leur terme. Importer, planifier et envoyer sont suspendus.',
      ],
      button: 'Formule et factures',
    },
    company_resumed: {
      subject: '{{customer_company}} peut de nouveau travailler',
      before: ['La suspension est levée : importez, planifiez et envoyez comme avant.'],
      button: 'Ouvrir le tableau de bord',
    },
    company_closed: {
      subject: '{{customer_company}} est fermée',
      before: [
        'Ses membres ne peuvent plus l’ouvrir. Les tournées déjà envoyées vont à leur terme, et les destinataires peuvent toujours les suivre.',
        'Les administrateurs qui se connectent peuvent exporter ses données jusqu’au {{delete_day}}. Ensuite, commandes, personnes, véhicules et fichiers sont supprimés ; les factures sont conservées.',
        'Si c’était une erreur, écrivez-nous avant ce jour et nous la rouvrirons.',
      ],
      button: 'Nous écrire',
    },
    support_reply: {
      subject: 'Re: {{ticket_subject}}',
      heading: '{{ticket_subject}}',
      before: ['{{message}}'],
    },
    report_ready: {
      subject: '{{report_name}} : {{report_period}}',
      heading: '{{report_name}}',
      before: [
        'Voici le rapport de {{report_company}} pour {{report_period}}. Lignes du fichier joint : {{row_count}}.',
      ],
      button: 'Ouvrir le rapport',
      after: [
        'Vous recevez cet e-mail parce qu’un collègue vous a choisi comme lecteur. La page du rapport permet de l’arrêter.',
      ],
    },
  },
}
