import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  title: 'Champs des commandes',
  intro:
    'Vos propres champs pour chaque commande. Les répartiteurs les voient tous ; choisissez qui d’autre les voit.',
  what: 'les champs des commandes',
  add: 'Ajouter un champ',
  name: 'Nom',
  type: 'Type',
  text: 'Texte',
  number: 'Nombre',
  date: 'Date',
  choice: 'Choix',
  yes_no: 'Oui ou non',
  required: 'Obligatoire',
  choices: 'Choix possibles',
  choicesHint: 'Un par ligne',
  shownTo: 'Visible aussi pour',
  driver: 'Les chauffeurs, sur le téléphone',
  label: 'Les lecteurs des étiquettes',
  recipient: 'Les destinataires, sur la page de suivi',
  remove: 'Retirer',
  none: 'Aucun champ. Les colonnes d’un fichier sans place propre sont gardées comme texte.',
  kept: 'Les commandes gardent les valeurs d’un champ retiré.',
  save: 'Enregistrer',
  saving: 'Enregistrement',
  saved: 'Champs des commandes enregistrés',
  notSaved: 'Les champs des commandes n’ont pas été enregistrés',
  yes: 'Oui',
  no: 'Non',
  notSet: 'Non indiqué',
} satisfies Translation<typeof en>
