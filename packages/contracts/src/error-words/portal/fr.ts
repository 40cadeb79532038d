import type { PortalErrorWords } from '../types.ts'

export const fr: PortalErrorWords = {
  right_missing: [
    'Il manque un droit à votre rôle : {right}.',
    'Demandez à un administrateur de votre entreprise, qui change les rôles dans Paramètres, Équipe.',
  ],
  unsupported_file: ['Ce type de fichier n’est pas pris en charge.', 'Envoyez du CSV ou du XLSX.'],
  storage_full: ['Le serveur n’a plus d’espace disque.', 'Libérez de l’espace sur le disque de données.'],
  already_member: ['{email} appartient déjà à votre entreprise.', 'Changez le rôle dans Paramètres, Équipe.'],
  role_name_taken: ['Un autre rôle s’appelle {name}.', 'Choisissez un autre nom.'],
  role_in_use: [
    '{name} est encore le rôle d’un membre ou d’une invitation ouverte.',
    'Donnez-leur d’abord un autre rôle.',
  ],
  last_admin: [
    'Une entreprise a besoin d’au moins un administrateur.',
    'Nommez d’abord un autre administrateur.',
  ],
  person_in_use: [
    'Cette personne ne peut pas encore être effacée.',
    'Livrez ou annulez d’abord ses commandes, terminez ses tournées ou donnez son poste à quelqu’un d’autre.',
  ],
  driver_has_account: [
    '{driver} a déjà un compte.',
    'Retirez-le dans Paramètres, Équipe, avant d’inviter une autre adresse.',
  ],
  driver_signs_in_alone: [
    '{driver} ne peut pas se connecter par code.',
    'Les codes sont pour les chauffeurs qui ne font que conduire, et pour votre seule entreprise. Les autres utilisent leur mot de passe.',
  ],
  address_not_allowed: [
    'Les propriétaires ne peuvent pas travailler depuis cette adresse.',
    'Utilisez un réseau de la liste, ou lancez npm run owner -- --allow-any-address sur le serveur.',
  ],
  own_address_missing: [
    'Votre propre adresse {address} n’est pas dans la liste.',
    'Ajoutez-la, ou un réseau qui la contient : sinon vous perdriez l’accès.',
  ],
  second_step_missing: [
    'Les propriétaires de cette plateforme ont besoin d’une seconde étape.',
    'Ajoutez-en une dans Compte, Sécurité, ou reconnectez-vous avec celle que vous avez.',
  ],
  own_second_step_missing: [
    'Vous vous êtes connecté vous-même sans seconde étape.',
    'Ajoutez-en une dans Compte, Sécurité, et connectez-vous avec : sinon vous perdriez l’accès.',
  ],
  last_owner: ['La plateforme a besoin d’un propriétaire.', 'Nommez d’abord un autre propriétaire.'],
  company_suspended: [
    'Votre entreprise est suspendue.',
    'Voyez le motif dans Paramètres, Formule. Vos données restent lisibles et les tournées en cours vont à leur terme.',
  ],
  report_too_large: [
    'Le rapport a plus de {rows} lignes ou prend plus de {seconds} secondes.',
    'Choisissez moins de jours, un filtre ou un autre groupe.',
  ],
  too_many_reports: [
    'Votre entreprise a {most} rapports enregistrés, le maximum.',
    'Retirez-en un que personne ne lit.',
  ],
  report_name_taken: ['Vous avez déjà un rapport nommé {name}.', 'Choisissez un autre nom.'],
  article_changed: [
    'Quelqu’un a modifié ce texte entre-temps.',
    'Rechargez-le, puis refaites votre modification.',
  ],
  archive_running: [
    'Une archive de l’entreprise est en cours d’écriture ou de lecture.',
    'Attendez la fin, puis redemandez.',
  ],
  sample_needs_depot: [
    'Les commandes d’exemple sont placées autour de votre dépôt, et vous n’en avez pas encore.',
    'Indiquez d’où partent vos véhicules, puis réessayez.',
  ],
  trial_ended: [
    'Votre essai est terminé.',
    'Choisissez une formule sur la page des tarifs. Vos données restent lisibles et exportables.',
  ],
  subscription_ended: [
    'Votre abonnement est terminé.',
    'Choisissez une formule dans Paramètres, Formule. Vos données restent lisibles et exportables.',
  ],
  vehicle_limit: [
    'Votre formule est limitée à {limit} véhicules.',
    'Archivez un véhicule ou choisissez une formule plus grande.',
  ],
  plan_limit: [
    'Votre formule ne comprend pas cela.',
    'Choisissez une formule plus grande dans Paramètres, Formule.',
  ],
  plan_on_request: ['{plan} est sur devis.', 'Écrivez-nous par la page de contact pour convenir d’un prix.'],
  plan_is_current: ['Votre entreprise a déjà {plan}.', 'Choisissez une autre formule.'],
  plan_in_use: [
    '{plan} a des abonnements.',
    'Retirez-la plutôt de la vente : les entreprises qui l’ont la gardent.',
  ],
  billing_address_missing: [
    'La facture a besoin de l’adresse de facturation de l’entreprise.',
    'Saisissez-la dans Paramètres, Formule, puis choisissez de nouveau la formule.',
  ],
  coupon_unknown: ['Le code promo n’est pas valable.', 'Vérifiez ses lettres. Il a peut-être expiré.'],
  coupon_redeemed: [
    'L’entreprise a déjà utilisé ce code promo.',
    'Choisissez la formule sans lui : un code promo encore valable se déduit de lui-même.',
  ],
  coupon_used_up: [
    'D’autres ont déjà utilisé ce code promo autant que possible.',
    'Choisissez la formule sans lui.',
  ],
  coupon_taken: [
    'Le code promo {coupon} existe déjà.',
    'Choisissez un autre code. La valeur d’un code promo ne change jamais.',
  ],
  coupon_not_by_card: [
    'Les formules payées par carte n’acceptent pas de codes promo ici.',
    'Choisissez la formule sans lui ; la page de paiement a son propre champ.',
  ],
  invoice_open: ['La facture {number} n’est pas encore payée.', 'Payez-la d’abord, puis changez de formule.'],
  invoice_settled: ['La facture {number} est déjà réglée.', 'Rechargez la liste des factures.'],
  credit_too_large: [
    'L’avoir dépasse ce qui reste sur la facture.',
    'Rechargez la facture : elle est peut-être annulée ou déjà créditée.',
  ],
  billing_off: [
    'Ce serveur fonctionne sans facturation.',
    'Les essais ne se terminent pas et aucune limite ne s’applique.',
  ],
  no_rate_card: [
    'Aucune grille tarifaire n’est celle par défaut.',
    'Mettez-en une par défaut ou indiquez-en une.',
  ],
  rate_card_name_taken: ['Il y a déjà une grille {name}.', 'Choisissez un autre nom.'],
  order_request_decided: ['Cette demande a déjà reçu une réponse.', 'Rechargez la liste.'],
  duplicate_reference: [
    'La commande {reference} existe déjà.',
    'Changez la référence, ou réimportez le fichier pour la mettre à jour.',
  ],
  order_not_open: [
    'La commande {reference} ne peut plus être modifiée.',
    'Seules les commandes ouvertes peuvent l’être. Retirez-la de sa tournée dans « En direct » tant que le véhicule n’y est pas, ou créez-en une autre.',
  ],
  order_on_the_road: [
    'La commande {reference} est en route et ne peut pas être modifiée ainsi.',
    'Retirez-la de sa tournée dans « En direct », modifiez-la, puis redonnez-la à un véhicule.',
  ],
  order_not_divisible: [
    'La commande {reference} ne peut pas être divisée ainsi.',
    'Choisissez moins de parts, ou modifiez d’abord la commande.',
  ],
  orders_not_alike: [
    'Ces commandes ne peuvent pas n’en faire qu’une.',
    'C’est possible pour un même destinataire, une même adresse, un même jour et créneau, si une commande peut tout contenir.',
  ],
  import_undone: ['Cet import a été annulé.', 'Réimportez le fichier.'],
  attachments_full: ['Une commande contient au plus {limit} fichiers.', 'Retirez ceux qui ne servent plus.'],
  attachment_too_large: [
    'Un fichier de commande a au plus {limit}.',
    'Envoyez une photo plus petite, ou moins de pages.',
  ],
  attachment_refused: [
    'Seules des photos (JPEG, PNG, WebP) et des PDF peuvent être joints.',
    'Enregistrez-le ainsi, puis ajoutez-le. Le contenu compte, pas le nom.',
  ],
  step_name_taken: [
    'Il y a déjà une étape nommée {name}.',
    'Choisissez un autre nom, ou modifiez cette étape.',
  ],
  step_loop: ['{name} viendrait avant elle-même.', 'Choisissez une étape qui ne la suit pas, ou aucune.'],
  step_goes_back: [
    '{name} appartient à un état ultérieur, donc rien d’un état antérieur ne peut la suivre.',
    'Choisissez une étape d’un état antérieur, ou aucune.',
  ],
  step_in_use: [
    'Des commandes ont atteint cette étape, ou une autre la suit.',
    'Désactivez-la : elle reste dans l’historique, et personne ne peut la définir.',
  ],
  step_wrong_state: [
    'La livraison n’est pas dans l’état de cette étape.',
    'Regardez de nouveau quelles étapes la commande peut atteindre.',
  ],
  plan_out_of_date: ['Des commandes ont changé depuis ce plan.', 'Relancez-le.'],
  plan_changed: [
    'Quelqu’un d’autre a modifié ce plan entre-temps.',
    'Faites votre modification sur le plan le plus récent.',
  ],
  plan_locked: ['C’est verrouillé.', 'Déverrouillez avant de déplacer.'],
  plan_not_ready: [
    'Ce plan ne peut pas encore être envoyé.',
    'Attendez qu’il soit prêt, ou arrêtez-le et gardez le meilleur trouvé.',
  ],
  plan_already_dispatched: [
    'Ce plan a été envoyé.',
    'Ouvrez la journée dans « En direct », ou planifiez les commandes encore ouvertes.',
  ],
  too_many_plans_waiting: [
    '{limit} plans de votre entreprise attendent déjà leur tour.',
    'Arrêtez-en certains, ou réessayez dans {seconds} secondes.',
  ],
  vehicle_busy: [
    '{vehicle} a déjà une tournée le {date}.',
    'Laissez le véhicule de côté, ou rappelez sa tournée avant le départ.',
  ],
  day_is_over: [
    'Le {date} est passé : il ne peut être ni planifié ni envoyé.',
    'Déplacez les commandes à aujourd’hui ou plus tard.',
  ],
  rules_broken: ['Cette modification enfreint une règle du jour.', 'Confirmez-la, ou faites-en une autre.'],
  no_vehicles: ['Il n’y a aucun véhicule actif.', 'Ajoutez un véhicule dans Flotte.'],
  all_vehicles_out: [
    'Tous les véhicules ont déjà une tournée le {date}.',
    'Déplacez les commandes, ajoutez un véhicule, ou rappelez une tournée qui n’est pas partie.',
  ],
  nothing_to_plan: [
    'Il n’y a pas de commandes ouvertes le {date}.',
    'Importez-en pour ce jour, ou choisissez un autre jour.',
  ],
  nothing_to_repair: [
    'Aucun véhicule n’est en route le {date}, ou aucun n’a d’arrêts restants.',
    'Planifiez et envoyez d’abord la journée.',
  ],
  nothing_to_plan_in_week: [
    'Il n’y a pas de commandes ouvertes du {from} au {to}.',
    'Importez-en pour ces jours, ou choisissez une autre période.',
  ],
  week_plan_running: [
    'Un autre plan de semaine tourne avec certaines de ces commandes.',
    'Attendez qu’il soit prêt, ou arrêtez-le.',
  ],
  week_plan_not_ready: [
    'Ce plan de semaine ne propose encore rien.',
    'Attendez qu’il soit prêt, ou arrêtez-le et gardez le meilleur trouvé.',
  ],
  no_speeds_to_undo: ['Les vitesses n’ont jamais été modifiées.', 'Définissez-les d’abord.'],
  speeds_changed_meanwhile: [
    'Quelqu’un a modifié les vitesses après votre lecture. Rien n’a été enregistré.',
    'Rechargez-les, puis faites vos modifications.',
  ],
  too_few_drives: [
    'Il n’y a pas encore assez de trajets pour apprendre une vitesse.',
    'Une heure d’un jour de semaine demande {drives} trajets sur {days} jours.',
  ],
  van_not_left: [
    'Le véhicule de {driver} n’est pas encore parti.',
    'Retirez l’arrêt de la tournée, ou rappelez la tournée.',
  ],
  route_not_on_road: [
    'La tournée {number} n’est pas en route.',
    'L’ordre de ses arrêts est fixé de l’envoi au retour du véhicule.',
  ],
  route_under_way: [
    'R{number} est en cours et ne peut être rappelée.',
    'Une tournée peut être rappelée tant que son véhicule n’a pas quitté le dépôt.',
  ],
  route_changed: [
    'Quelqu’un d’autre a modifié cette tournée.',
    'Regardez la dernière version, puis refaites votre modification.',
  ],
  stop_ended: [
    'L’arrêt de {reference} est déjà terminé.',
    'Ouvrez la commande : elle dit comment, et qui l’a signalé.',
  ],
  stop_is_over: [
    'L’arrêt de la commande {reference} est terminé ou en cours.',
    'Seuls les arrêts à venir peuvent être modifiés.',
  ],
  duplicate_registration: [
    'Un véhicule immatriculé {registration} existe déjà.',
    'Archivez d’abord l’autre, ou corrigez l’immatriculation.',
  ],
  pay_rule_started: [
    'La règle de paie {rule} a commencé.',
    'La paie des jours passés reste. Ajoutez une règle qui commence plus tard.',
  ],
  pay_rule_twice: [
    'Une règle pour ces chauffeurs commence déjà le {day}.',
    'Choisissez un autre premier jour ou d’autres chauffeurs.',
  ],
  pay_rule_in_past: [
    'Une autre règle paie ces chauffeurs pour des jours passés.',
    'Faites commencer la règle aujourd’hui ou plus tard, et corrigez les jours passés.',
  ],
  pay_approved: [
    'Le relevé de {month} est approuvé.',
    'Un relevé approuvé ne change plus. Ajoutez une correction à un jour d’un mois suivant.',
  ],
  pay_incomplete: [
    'Le relevé de {driver} n’est pas complet.',
    'Approuvez-le quand le mois est fini et que toutes ses tournées sont terminées.',
  ],
  pay_changed: ['La paie a changé depuis son affichage.', 'Relisez-la avant de l’approuver.'],
  zone_name_taken: ['Il y a déjà une zone {name}.', 'Choisissez un autre nom.'],
  zone_in_use: [
    '{zone} est une zone de {vehicles}.',
    'Retirez-la d’abord de ces véhicules : sans zone, ils prendraient des commandes partout.',
  ],
  zone_limit: ['Une entreprise a au plus {limit} zones.', 'Supprimez celles qui ne servent plus.'],
  duplicate_address: [
    '{address} est déjà dans le carnet d’adresses.',
    'Cherchez-la dans la liste et modifiez-la là.',
  ],
  region_in_use: [
    '{region} est utilisée par {companies}.',
    'Ajoutez d’abord une autre région autour de leurs dépôts, ou déplacez les dépôts.',
  ],
  region_of_demo: [
    '{region} est la ville de démonstration, reconstruite à chaque démarrage.',
    'Démarrez avec DEMO=0 pour vous en passer.',
  ],
  region_busy: ['{region} est déjà en cours de compilation.', 'Attendez la fin, ou arrêtez-la.'],
  extract_unknown: ['Le catalogue n’a pas d’extrait {path}.', 'Choisissez un extrait du catalogue.'],
  key_in_address: [
    'Les clés d’API ne sont pas lues dans l’adresse d’une requête.',
    'Envoyez-la dans l’en-tête Authorization: Bearer KEY. Les adresses finissent dans les journaux : révoquez cette clé et créez-en une autre.',
  ],
  origin_not_allowed: [
    'Cette clé n’est pas destinée aux pages de {origin}.',
    'Créez dans Paramètres, Clés d’API une clé qui nomme cette origine.',
  ],
  page_only: [
    'Cette adresse porte une page pour les personnes, et la requête demande du JSON.',
    'Les appels de l’API sont sous /api/v1, les services d’OSRM sous /osrm, et les problèmes VROOM s’envoient à /.',
  ],
  not_on_this_host: ['Cet hôte ne sert que des pages de suivi.', 'Tout le reste est sur {address}.'],
  idempotency_mismatch: [
    'Cet Idempotency-Key a déjà servi avec un autre contenu.',
    'Prenez une nouvelle clé pour une nouvelle requête.',
  ],
  headers_too_large: [
    'L’URL et les en-têtes dépassent {limit}.',
    'Raccourcissez l’URL, ou placez les longues valeurs dans le corps.',
  ],
  upload_gap: ['Cette partie ne suit pas ce qui est déjà arrivé.', 'Reprenez à l’octet {received}.'],
  too_many_waiting: [
    '{limit} demandes de ce genre de votre entreprise attendent déjà leur tour.',
    'Réessayez dans {seconds} secondes.',
  ],
  setup_link_ended: [
    'Ce lien ne fonctionne plus.',
    'Redémarrez le produit pour en obtenir un nouveau, ou lancez npm run owner -- --mail ADDRESS.',
  ],
  setup_complete: [
    'Cette plateforme a déjà un propriétaire : ce lien ne fonctionne plus.',
    'Connectez-vous, ou lancez npm run owner -- --mail ADDRESS pour ajouter un propriétaire.',
  ],
  company_closed: [
    '{company} est fermée. Toutes ses données seront effacées après le {day}.',
    'Écrivez-nous avant ce jour sur la page de contact pour la rouvrir. Ses administrateurs peuvent encore exporter ses données.',
  ],
  company_deleted: [
    '{company} a été fermée et effacée.',
    'Commencez un essai pour ouvrir une nouvelle entreprise.',
  ],
  company_moved: [
    '{company} se trouve maintenant sur {address}.',
    'Continuez là-bas, avec le même compte, les mêmes clés et numéros de suivi.',
  ],
  test_clock_off: [
    'L’heure ne s’avance que là où l’horloge d’essai est active.',
    'Démarrez avec TEST_CLOCK=1 une installation qui n’est pas en production.',
  ],
  host_taken: [
    'Une autre entreprise utilise {host}.',
    'Choisissez un autre nom. Si ce nom est à vous, écrivez-nous sur la page de contact.',
  ],
  shop_signature_wrong: [
    'Cet appel n’est pas signé avec le secret de cette boutique.',
    'Copiez le secret dans les paramètres de webhooks de la boutique, puis reconnectez-la avec lui.',
  ],
  company_not_empty: [
    'L’entreprise a déjà des données.',
    'Seule une entreprise vide reçoit une archive. Créez-en une nouvelle pour cela.',
  ],
  mail_refused: ['L’e-mail d’essai n’a pas pu être envoyé', 'Le serveur de messagerie a répondu : {said}'],
  mail_not_set_up: [
    'L’envoi d’essai n’est pas disponible',
    'Donnez à SMTP_URL l’adresse de votre serveur de messagerie et redémarrez.',
  ],
  price_missing: [
    '{plan} n’a pas de prix en {currency} pour cette période.',
    'Choisissez un des prix que GET /api/v1/subscription indique pour la formule.',
  ],
  order_form_in_sandbox: [
    'Le mode d’essai n’a pas de formulaire de commande public.',
    'Ouvrez le formulaire de l’entreprise elle-même.',
  ],
  order_form_mark_wrong: [
    'Cette commande n’a pas pu être distinguée de celle d’un programme.',
    'Rechargez la page et envoyez la commande de nouveau.',
  ],
  order_form_busy: [
    'Trop de commandes attendent une réponse de l’entreprise.',
    'Réessayez plus tard, ou appelez l’entreprise.',
  ],
  order_outside_area: ['L’entreprise ne livre pas à cette adresse.', 'Vérifiez l’adresse.'],
  order_slot_gone: ['Cet horaire n’est plus disponible.', 'Choisissez un autre horaire.'],
  order_price_changed: ['Le prix a changé.', 'Regardez le nouveau prix et envoyez la commande de nouveau.'],
  step_not_yours: ['L’exploitation ne pose pas cette étape.', 'Paramètres, Chauffeurs indique qui la pose.'],
  solution_does_not_fit: [
    'Le fichier ne correspond pas à ce plan : {problem}.',
    'Exportez le plan pour VROOM tel qu’il est, résolvez ce fichier et apportez la réponse.',
  ],
  callback_not_signed: [
    'Cet appel n’est pas signé par Twilio.',
    'Vérifiez que TWILIO_URL contient le jeton du compte et que PUBLIC_URL est l’adresse que Twilio appelle.',
  ],
  callback_repeated: ['Ce rappel a déjà été reçu.', 'Il n’y a rien à faire : chaque rappel compte une fois.'],
  device_unknown: ['Cet appareil est inconnu.', 'Créez un nouveau jeton d’appareil pour le véhicule.'],
  place_unlikely: [
    'Ce lieu est en mer, en Antarctique ou à 0, 0, où se placent les appareils sans signal. Est-ce exact ?',
    'Vérifiez les coordonnées. Si le lieu est juste, confirmez-le (confirmPlace: true).',
  ],
  mirror_unreachable: [
    'Le catalogue n’a pas pu être chargé : {reason}',
    'Vérifiez la connexion de ce serveur, ou indiquez un autre miroir (EXTRACT_MIRRORS). Le catalogue reste tel quel.',
  ],
  sign_on_needs_domain: [
    'Aucun domaine de messagerie de votre entreprise n’est encore confirmé.',
    'Ajoutez un domaine, créez son enregistrement TXT et vérifiez-le. Activez ensuite l’authentification unique.',
  ],
  sign_on_in_sandbox: [
    'Le mode test n’a pas d’authentification unique.',
    'Configurez-la dans l’entreprise elle-même : ses membres sont aussi ceux du mode test.',
  ],
  sign_on_domain_taken: [
    'Une autre entreprise a confirmé {domain}.',
    'Retirez d’abord le domaine là-bas. Si personne chez vous ne l’a fait, écrivez-nous par la page de contact.',
  ],
  sign_on_domains_full: [
    'Une entreprise a au plus {most} domaines de messagerie.',
    'Retirez-en un que personne n’utilise.',
  ],
  sign_on_binds_account: [
    'Une autre entreprise exige son authentification unique pour ce compte, qui ne peut donc pas travailler pour une seconde.',
    'Demandez une invitation avec une autre adresse e-mail.',
  ],
  sign_on_trial_failed: [
    'Le fournisseur d’identité n’a pas pu être utilisé : {problem}',
    'Comparez les valeurs d’ici avec celles de votre fournisseur d’identité, enregistrez-les et réessayez.',
  ],
}
