import { stemEnglish } from '../stemmers/english.ts';
import type { PackSource } from './language-pack.ts';

// Not function words here, because they change what is searched for: it and us (IT services, US visa), not, no, without, near, vs, over, off, up, out.
export const en: PackSource = {
  tag: 'en',
  functionWords: `a an the and or but nor so if then than that this these those there here
    i i'm i've i'd i'll me my mine myself you you're you've your yours yourself he him his she her hers it's its we our ours
    they them their theirs one's someone somebody
    am is are isn't aren't was were wasn't weren't be been being do does did don't doesn't didn't doing done
    have has had haven't hasn't having can can't cannot could couldn't will won't would wouldn't shall should shouldn't may might must let let's
    of in on at by for from to into onto with about as per via between through during while until till upon within
    also just very too really quite some any each every both such other another same only own ever even
    please et al etc`,
  questionWords: `how what what's when where where's which who who's whom whose why`,
  qualifiers: `best top cheap cheapest affordable buy buying review reviews rated recommended popular most new newest latest great greatest good awesome amazing free online near nearby nearest closest famous trusted trending various powered driven`,
  intentWords: {
    informational: `how, how to, what, what is, when, where, which, who, whose, why, guide, tutorial, tutorials, learn, meaning, definition, define,
      explained, explain, example, examples, ideas, idea, tips, tip, tricks, history, facts, benefits, advantages, disadvantages, causes,
      symptoms, instructions, step by step, checklist, template, recipe, recipes, course, resources, statistics, diy, beginners, for beginners,
      basics, introduction, 101, difference between, types of, ways to, steps, lyrics, wiki, infographic, cheat sheet, does, can i, should i, is it`,
    commercial: `best, top, review, reviews, vs, versus, comparison, comparisons, compare, compared, price, prices, pricing, cost, costs, cheap, cheapest,
      cheaper, affordable, alternative, alternatives, rating, ratings, rated, recommended, budget, premium, luxury, pros and cons, better than, or better,
      tested, ranking, rankings, most popular, worth it, quote, quotes, rates, fees, fee, how much, companies, company, services, service,
      provider, providers, agency, agencies, software, tool, tools, brands, brand, supplier, suppliers, manufacturer, manufacturers, value for money`,
    transactional: `buy, buying, purchase, order, ordering, discount, discounts, deal, deals, coupon, coupons, promo, promo code, voucher, vouchers, sale,
      for sale, on sale, clearance, shop, shopping, store, online shop, free shipping, delivery, next day delivery, in stock, where to buy, hire, rent, rental, rentals,
      ^book, book online, booking, bookings, reserve, reservation, subscribe, subscription, free trial, trial, download, get a quote, request a quote, near me, same day,
      sign up, signup, register, apply, apply online, quote online, black friday, wholesale, tickets, ticket, lease, cheap flights, install now, appointment`,
    navigational: `login, log in, sign in, signin, logon, contact, contact us, contact number, ^about, about us, customer service, customer support, helpline, phone number,
      address, opening hours, opening times, store hours, locations, headquarters, official site, official website, official,
      homepage, home page, www, portal, my account, app store, careers, best buy`,
  },
  needWords: {
    pay: `salary, salaries, pay, pay scale, wage, wages, income, earnings, how much does a, how much do`,
    jobs: `job, jobs, career, careers, vacancy, vacancies, hiring, recruitment, recruiting, recruiter, recruiters, employment, internship, internships, positions,
      job openings, resume, cv, cover letter, interview questions`,
    study: `course, courses, classes, degree, degrees, training, certification, certifications, certificate, certificates, diploma, bachelor, bachelors,
      bachelor's, masters, master's, phd, university, universities, college, colleges, uni, curriculum, syllabus, become, becoming, qualification,
      qualifications, prerequisites, study, studies, studying, education, educational, schooling, exam, exams, learn, learning`,
    law: `law, laws, legal, illegal, regulation, regulations, legislation, tax, taxes, vat`,
    account: `login, log in, sign in, signin, logon, contact, contact us, contact number, phone number, customer service, customer care, helpline, address,
      linkedin, headquarters, password`,
    news: `news, changelog, release notes`,
    pictures: `images, image, pictures, picture, photos, photo, pics, logo, logos, png, svg, clipart, wallpaper, wallpapers, drawing, drawings, coloring pages,
      colouring pages`,
    files: `ppt, template, templates, worksheet, worksheets, printable, printables, spreadsheet, excel, slideshare`,
    repair: `repair, repairs, repairing, fix, fixing, not working, problem, problems, broken, troubleshooting, troubleshoot, error, errors`,
    selling: `sell, selling, seller, sellers`,
    renting: `rent, renting, rental, rentals, hire, lease, leasing`,
    used: `used, second hand, secondhand, pre owned, preowned, refurbished`,
    tools: `tool, tools, checker, checkers, check, calculator, calculators, generator, tracker, app, apps, software, analyzer, analyser, tester, converter,
      extension, plugin, plugins, api, simulator`,
    role: `role, roles, duties, responsibilities, job description, job descriptions, what does a, what do, what does an, day in the life, life as a, ^being a,
      ^i am a`,
    children: `kids, children, childrens, children's, pediatric, paediatric, toddler, toddlers, infants, baby, babies, teens, teenagers`,
    alternatives: `alternative, alternatives, competitors`,
    comparison: `vs, versus, difference, differences, compared to, comparison, comparisons, compare`,
    price: `price, prices, pricing, price list, msrp, cost, costs, how much, fee, fees, quote, quotes, rates`,
  },
  needDecoys: `income tax, passive income, income protection, apple pay, google pay, pay per, pay off, steve jobs, machine learning, deep learning,
    learning disability, case study, case studies, birth certificate, gift certificate, ssl certificate, potty training, mother in law, in laws,
    contact lens, contact lenses, ip address, mac address, email address, photo booth, picture frame, photo frame, hire a, hire an, used for, used to,
    used in, used by, used as, used with, is used, are used, be used, most used, power tool, power tools, hand tools, tool box, cost of living, check in,
    baby boomer, interest rates, exchange rates, tax rates, alternative medicine, alternative energy, alternative fuel, alternative fuels, alternative therapy, alternative therapies, alternative rock, alternative music,
    alternative investment, alternative investments, alternative school, alternative schools, alternative education, alternative dispute, alternative data, alternative loan,
    alternative loans`,
  intentDecoys: `contact lens, contact lenses, tank top, tank tops, crop top, crop tops, top soil, in order to, order of, alphabetical order, mail order bride,
    deal with, dealing with, email address, ip address, address book, cost of living, top of, on top of, big deal, price is right,
    law and order, order of operations, clinical trial, clinical trials, delivery room, what is the cost of living, interest rates, exchange rates, tax rates`,
  questionOpenings: `can i, can you, can a, can we, do i, do you, does a, does the, is it, is there, is a, is the, are there, are the, should i, should you, will i,
    would you, did the, to what, in what, at what, for what, from where, since when`,
  stem: stemEnglish,
};
