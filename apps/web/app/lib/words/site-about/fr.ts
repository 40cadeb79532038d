// French texts of the pages about the company and its openings.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  title: 'Nous planifions des journées, pas des points sur une carte',
  lead: '{name} est une plateforme pour les entreprises qui livrent.',
  whatWeMake: 'Ce que nous faisons',
  whatWeMakeDay:
    'Elle planifie une journée d’arrêts, la confie aux chauffeurs, la regarde se dérouler et informe ceux qui attendent. Les exploitants l’ont ouverte toute la journée, les chauffeurs la consultent entre deux portes, les destinataires une fois.',
  whatWeMakePlanner:
    'Le planificateur en son cœur est le nôtre. Il connaît les sens uniques et les ponts, les services et les créneaux, ce qu’une camionnette contient et ce qu’une promesse coûte, et il dit pourquoi quand quelque chose ne rentre pas.',
  howWeWork: 'Notre façon de travailler',
  howWeWorkMeasure:
    'Nous mesurons avant d’affirmer. Chaque plan est vérifié par un second programme qui ne partage aucune ligne avec le premier. Ce que nous ne savons pas, nous le marquons comme estimé.',
  howWeWorkBadDay:
    'Nous construisons pour le mauvais jour : le téléphone sans réseau, le tableur à deux formats de date, l’essai qui se termine alors que douze camionnettes sont dehors. Une journée en route va jusqu’au bout quand un essai se termine ou qu’un compte est suspendu.',
  believe: 'Ce que nous croyons',
  believeReason:
    'On fait confiance à un logiciel qui donne une raison ; on contourne un logiciel qui donne un ordre.',
  believeData: 'Les données appartiennent à l’entreprise dont elles parlent.',
  believeTime: 'Un destinataire mérite une heure exacte plutôt que trois messages aimables.',
  believeDriver: 'Un chauffeur n’est pas un point.',
  talk: 'Parlez-nous',
  talkMore:
    'Les questions vont à <contact>Contact</contact>, les postes dans l’équipe sont sur <careers>Carrières</careers>.',
  careersTitle: 'Travaillez sur une journée qui doit marcher',
  careersLead: 'Deux postes sont ouverts chez ceux qui font {name}.',
  engineer: 'Ingénieur en optimisation de tournées (H/F)',
  engineerField: 'Ingénierie',
  engineerPlace: 'À distance, UTC-8 à +2',
  engineerLead:
    'Vous faites en sorte que le moteur trouve en une seconde un plan qui en prend dix aujourd’hui, et vous prouvez qu’il est juste.',
  engineerSearch: 'La recherche à grand voisinage, ou l’envie de l’apprendre',
  engineerCode: 'TypeScript, et la patience de mesurer',
  engineerReason: 'Vous savez dire à un exploitant pourquoi l’arrêt 11 est en retard',
  success: 'Réussite client, logistique',
  successField: 'Clients',
  successPlace: 'À distance',
  successLead:
    'Vous êtes à côté d’un exploitant le premier matin et rapportez ce qui fait mal, avec ses mots.',
  successPlanned: 'Vous avez déjà planifié une journée vous-même, sur papier ou pire',
  successCalm: 'Du calme à 06:40 un lundi',
  successLanguages: 'L’anglais et une autre langue',
  fullTime: 'Temps plein',
  apply: 'Postuler',
  applyMore: 'Postuler ouvre le formulaire de contact. Trois phrases suffisent.',
} satisfies Translation<typeof en>
