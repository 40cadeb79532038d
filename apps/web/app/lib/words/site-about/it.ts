// Italian texts of the pages about the company and its openings.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  title: 'Pianifichiamo giornate, non punti su una mappa',
  lead: '{name} è una piattaforma per le aziende che consegnano.',
  whatWeMake: 'Che cosa facciamo',
  whatWeMakeDay:
    'Pianifica una giornata di fermate, la affida agli autisti, la segue mentre si svolge e avvisa chi aspetta. Gli operatori di centrale la tengono aperta tutto il giorno, gli autisti la guardano tra due porte, i destinatari una volta.',
  whatWeMakePlanner:
    'Il pianificatore al suo interno è nostro. Conosce sensi unici e ponti, turni e fasce, quanto contiene un furgone e quanto costa una promessa, e dice perché quando qualcosa non ci sta.',
  howWeWork: 'Come lavoriamo',
  howWeWorkMeasure:
    'Misuriamo prima di affermare. Ogni piano è controllato da un secondo programma che non condivide una riga con il primo. Ciò che non sappiamo lo segniamo come stimato.',
  howWeWorkBadDay:
    'Costruiamo per la giornata storta: il telefono senza segnale, il foglio di calcolo con due formati di data, la prova che finisce mentre dodici furgoni sono fuori. Una giornata in strada arriva alla fine quando termina una prova o un account viene sospeso.',
  believe: 'In che cosa crediamo',
  believeReason: 'Ci si fida del software che dà un motivo; quello che dà un ordine viene aggirato.',
  believeData: 'I dati appartengono all’azienda di cui parlano.',
  believeTime: 'Un destinatario merita un orario vero più di tre messaggi cortesi.',
  believeDriver: 'Un autista non è un punto.',
  talk: 'Parla con noi',
  talkMore:
    'Le domande vanno a <contact>Contatto</contact>, i posti nella squadra sono in <careers>Lavora con noi</careers>.',
  careersTitle: 'Lavora a una giornata che deve funzionare',
  careersLead: 'Ci sono due posti aperti con chi fa {name}.',
  engineer: 'Ingegneria dell’ottimizzazione dei giri',
  engineerField: 'Ingegneria',
  engineerPlace: 'Da remoto, da UTC-8 a +2',
  engineerLead:
    'Fai in modo che il motore trovi in un secondo un piano che oggi ne richiede dieci, e dimostri che è giusto.',
  engineerSearch: 'Large neighbourhood search, o la voglia di impararla',
  engineerCode: 'TypeScript, e la pazienza di misurare',
  engineerReason: 'Sai dire a un operatore di centrale perché la fermata 11 è in ritardo',
  success: 'Successo dei clienti, logistica',
  successField: 'Clienti',
  successPlace: 'Da remoto',
  successLead:
    'La prima mattina sei seduto accanto a un operatore di centrale e riporti ciò che fa male, con le sue parole.',
  successPlanned: 'Hai pianificato tu stesso una giornata, su carta o peggio',
  successCalm: 'Calma alle 06:40 di un lunedì',
  successLanguages: 'L’inglese e un’altra lingua',
  fullTime: 'Tempo pieno',
  apply: 'Candidati ora',
  applyMore: 'Candidati ora apre il modulo di contatto. Bastano tre frasi.',
} satisfies Translation<typeof en>
