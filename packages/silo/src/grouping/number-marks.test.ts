import { describe, expect, it } from 'vitest';
import { codeMarksOf, numberMarksOf } from './number-marks.ts';

const unitsOf = (keywords: readonly string[]) => ({
  spelling: keywords.map((text) => text.replaceAll(' ', '_')),
});
const differ = (marks: Int32Array): boolean => marks[0] !== -1 && marks[1] !== -1 && marks[0] !== marks[1];

describe('marks of keywords', () => {
  it.each([
    ['road 5', 'road 4'],
    ['galaxy s21', 'galaxy s22'],
    ['63 pvc', '75 pvc'],
    ['iphone 14', 'iphone 14 pro'],
    ['iphone 14 pro', 'iphone 14 pro max'],
    ['rog phone 8 case', 'rog phone 8 pro case'],
  ])('differ in figures: %s, %s', (...pair) => {
    expect(differ(numberMarksOf(unitsOf(pair)))).toBe(true);
  });

  it('do not differ in what is no version of a model', () => {
    expect(differ(numberMarksOf(unitsOf(['top 10 tips', 'top 10 pros'])))).toBe(false);
    expect(differ(numberMarksOf(unitsOf(['spaziale s1 vivaldi', 'spaziale s1 mini vivaldi'])))).toBe(false);
    expect(differ(numberMarksOf(unitsOf(['iphone 13', 'iphone 13 mini'])))).toBe(true);
  });

  it.each([
    ['ceado e37s', 'e37j grinder'],
    ['audi a4', 'audi s4'],
    ['b2b leads', 'b2c leads'],
  ])('differ in codes whose figures are the same: %s, %s', (...pair) => {
    expect(differ(numberMarksOf(unitsOf(pair)))).toBe(false);
    expect(differ(codeMarksOf(unitsOf(pair)))).toBe(true);
  });

  it.each([
    ['galaxy s21', 's21 price'],
    ['18g basket', '18gr basket'],
    ['58mm tamper', '58cm tamper'],
    ['crossclimate2', 'climate2'],
    ['e61 grouphead', '61 grouphead'],
    ['plan 2024', 'plan'],
  ])('do not differ in measures, names with a number and what lacks a code: %s, %s', (...pair) => {
    expect(differ(codeMarksOf(unitsOf(pair)))).toBe(false);
  });
});
