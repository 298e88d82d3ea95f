import { stemFrench } from '../stemmers/french.ts';
import type { PackSource } from './language-pack.ts';

// Not function words here, because they change what is searched for: sans, pas, non, contre, hors.
export const fr: PackSource = {
  tag: 'fr',
  functionWords: `le la les l un une des du de d au aux à et ou mais donc or ni car si que qu ce cet cette ces ça ceci cela celui celle ceux celles
    je j tu il elle on nous vous ils elles me m te t se s moi toi lui eux leur leurs mon ma mes ton ta tes son sa ses notre nos votre vos y en
    suis es est sommes êtes sont étais était étaient être sera seront serait soit ai as a avons avez ont avait avaient avoir aura eu
    peut peux peuvent pouvez pouvoir doit dois doivent doit-on faut fait faire fais font va vais vont aller veux veut vouloir
    dans sur sous avec pour par chez vers entre depuis pendant dès jusque jusqu lors selon via afin ainsi comme lorsque
    aussi très plus bien encore même tout tous toute toutes autre autres chaque quelque quelques trop ici là n ne c est-ce etc`,
  questionWords: `comment que quoi quand où pourquoi qui quel quelle quels quelles combien lequel laquelle lesquels lesquelles est-ce`,
  qualifiers: `meilleur meilleure meilleurs meilleures top cher chère chers chères acheter achat avis recommandé recommandée recommandés populaire populaires nouveau nouvelle nouveaux nouvelles dernier derniers dernière dernières bon bonne bons bonnes gratuit gratuite gratuits gratuites ligne proche célèbre célèbres actuel`,
  intentWords: {
    informational: `comment, pourquoi, ^quand, ^quel, ^quelle, ^quels, ^quelles, ^qui, combien de temps, qu est-ce que, c est quoi, définition, signification, explication, guide, tuto, tutoriel, conseil, conseils, astuce, astuces, idée, idées,
      exemple, exemples, modèle, modèles, recette, recettes, apprendre, cours, formation gratuite, histoire, avantages, inconvénients, causes, cause, symptômes, symptôme, différence, différence entre, faire soi-même, étape par étape, étapes, checklist,
      information, informations, types de, bienfaits, fonctionnement, mode d emploi, calculer, calcul, peut-on, faut-il, loi, obligation`,
    commercial: `meilleur, meilleure, meilleurs, meilleures, top, top 10, avis, test, tests, comparatif, comparatifs, comparateur, comparaison, comparer, vs, versus, prix, tarif, tarifs, coût, coûts, coute, combien coûte, pas cher, pas chère, pas chers, moins cher, moins chère, moins chers,
      bon marché, abordable, économique, alternative, alternatives, classement, notation, recommandation, recommandé, rapport qualité prix, guide d achat, marque, marques, fabricant, fabricants, fournisseur, fournisseurs, agence, agences, entreprise, entreprises, prestataire, logiciel, logiciels, société, quel budget`,
    transactional: `acheter, achat, achats, commander, commande, à vendre, vente, en vente, vente en ligne, promo, promos, promotion, promotions, code promo, réduction, réductions, remise, remises, bon plan, bons plans, soldes, solde, coupon, bon de réduction, offre, offres, destockage,
      louer, location, locations, réserver, réservation, souscrire, souscription, devis, devis gratuit, boutique, magasin, boutique en ligne, livraison, livraison gratuite, en stock, télécharger, téléchargement, abonnement, abonner, inscription, s inscrire,
      occasion, d occasion, outlet, leasing, billet, billets, rendez-vous, prendre rendez-vous, près de moi, autour de moi, essai gratuit, où acheter, black friday, installer`,
    navigational: `connexion, se connecter, login, identifiant, contact, contacter, à propos, qui sommes-nous, service client, horaires, horaires d ouverture, numéro de téléphone, adresse, mon compte, espace client, espace personnel, site officiel,
      www, portail, mon espace`,
  },
  needWords: {
    pay: `salaire, salaires, rémunération, revenu, revenus, gagne, grille salariale`,
    jobs: `emploi, emplois, offre d emploi, offres d emploi, recrutement, recrute, métier, carrière, stage, stages, cv, lettre de motivation`,
    study: `formation, formations, cours, diplôme, diplômes, études, école, écoles, université, licence, certification, devenir, apprendre, concours, examen`,
    law: `loi, lois, législation, réglementation, règlementation, règlement, norme, normes, légal, illégal, interdit, interdite, interdiction, obligatoire,
      obligation, amende, tva, impôt, impôts, taxe, taxes, fiscalité, déduction`,
    account: `connexion, se connecter, contact, service client, numéro de téléphone, adresse, espace client, mon compte`,
    news: `actualité, actualités, actu, news`,
    pictures: `image, images, photo, photos, logo, dessin, dessins, coloriage, coloriages, png`,
    files: `excel, à imprimer, fiche technique`,
    repair: `réparation, réparer, panne, pannes, en panne, dépannage, problème, problèmes, ne fonctionne pas, ne marche pas, défaut, erreur`,
    selling: `vendre, revendre`,
    renting: `louer, location, locations`,
    used: `occasion, occasions, d occasion, reconditionné, reconditionnée, reconditionnés, seconde main`,
    tools: `logiciel, logiciels, application, applications, appli, calculateur, simulateur, outil, outils, générateur`,
    role: `rôle, missions, fiche métier, fiche de poste`,
    children: `enfant, enfants, bébé, bébés, ado, ados`,
    alternatives: `alternative, alternatives, concurrents`,
    comparison: `différence, différences, vs, comparaison`,
    price: `prix, tarif, tarifs, coût, coûts, combien coûte, devis, honoraires`,
  },
  needDecoys: `lentilles de contact, en cours, cours d eau, adresse ip, médecine alternative, médecines alternatives, énergie alternative, énergies alternatives`,
  intentDecoys: `lentilles de contact, lentille de contact, test de grossesse, offre d emploi, offres d emploi, offre emploi, adresse ip`,
  elisions: `l d j m n s t c qu jusqu lorsqu puisqu quoiqu quelqu presqu`,
  splitAfterHyphen: `je tu il elle on nous vous ils elles ce y en t la là ci moi toi lui le les`,
  questionOpenings: `qu est, à quoi, de quoi, à quel, à quelle, dans quel, dans quelle, depuis quand, peut on, faut il, doit on, c est quoi, y a t il`,
  stem: stemFrench,
};
