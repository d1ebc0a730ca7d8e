import type { Issue } from '../result.ts';
import { foldedText } from './folded-text.ts';

/**
 * The thousand most common passwords in lower case, without symbols and outer digits, if five characters or more
 * remain. From @zxcvbn-ts/language-common 4.1.3; its licence is in guessed-passwords.licence.txt.
 */
const words = `
a1b2c a1b2c3d access accord action adidas admin adrian airborne airplane alabama alaska albert alexande
alexander alexandr alexis alicia alison allison alpha alyssa amanda amber america american anderson andre
andrea andrew andrey angel angela angels animal anthony antonio apollo apple apples arizona arnold arsenal
arthur asdasd asdfasdf asdfg asdfgh asdfghjk asdfghjkl ashley asshole assman august austin avalon avatar
awesome azerty babygirl badass badboy badger bailey bambam banana bandit barbara barney baseball basketball
bastard batman baxter beatles beaver beavis benjamin berlin bigboy bigcock bigdaddy bigdick bigdog bigman
bigred bigtits billy billybob birdie bishop bitch bitches biteme black blazer blink blizzard blowjob blowme
bobby bollocks bondage bonnie boobies booboo boobs booger boogie boomer boston bradley brandon brandy braves
brazil brenda brian britney brittany bronco broncos brooke brooklyn brother brutus bubba bubbles buddha
buddy budlight buffalo bulldog bulldogs bullet bullshit burton business buster butter butthead caesar calvin
camaro cameron canada candy captain cardinal carlos carmen carolina caroline carrie carter cartman casper
cassie catch celtic champion chance changeme charles charlie cheese chelsea cherokee cherry chester chevelle
chevy cheyenne chicago chicken chocolat chopper chris christ christin chronic cjkysirj claire classic
claudia cobra cocacola coffee college colorado compaq computer connie connor cookie cooper copper corvette
cougar courtney cowboy cowboys crazy creative cricket crystal cumshot daddy dakota dallas dancer danger
daniel danielle darkness darkside david death debbie december denise dennis denver destiny detroit devils
dexter diablo diamond dickhead diesel digger digital disney doctor doggie dolphin dolphins domino donald
donkey douglas dragon dreamer dreams driver drowssap drummer ducati duncan eagle eagles eclipse edward
einstein electric elephant elizabet elvis eminem empire england enigma enter eugene everton explorer extreme
falcon family fantasy fender ferrari firebird fireman fisher fishing fktrcfylh florida flower flowers fluffy
flyers football forest forever france francis frank frankie franklin freddy freedom freepass freeuser friday
friend friends froggy fucker fucking fuckme fuckoff fuckyou fyfcnfcbz fylhtq gabriel galina galore gandalf
garcia garfield gateway gators gemini general genesis genius george georgia gfhjkm ghbdtn giants gibson
ginger girls goblue godzilla golden golfer goober google gordon gracie green greenday gregory guinness
guitar gundam gunner hammer hannah happy hardcore hardon harley hawaii heather heaven hellfire hello helpme
hendrix hentai hercules hiphop hitman hobbes hockey holiday homer honda honey hooters horney horny horse
horses hotdog hotrod house houston howard hummer hunter iceman iloveyou indian infinity internet ireland
ironman iwantu jackass jackie jackson jaguar james jasmine jason jasper jeffrey jennifer jeremy jessica
jessie jester jesus jimmy johnny johnson jonathan jordan joseph joshua junior jupiter justice justin
juventus karina katana kawasaki kelly kenneth kermit kevin killer kimberly kirill kitten kitty klaster
knight kodiak kramer kristen kristina lacrosse lakers lasvegas lauren lawrence leather legend leslie letmein
liberty lifehack lincoln little liverpoo liverpool lizard logitech london louise lovelove lovely loveme
lover loverboy lovers loveyou lucky maddog madison madmax madonna maggie magic magnum maksim manutd marcus
maria marina marine marines marlboro marley marshall martin marvin maryjane master matrix matthew maverick
maximus maxwell melanie melissa member mercedes mercury merlin metallic metallica mexico michael michelle
michigan mickey midnight miller minecraft mitchell molly monday money monica monkey monster montana mookie
morgan mother motorola mountain mozart muffin murphy music mustang naruto nascar nastya natalie natasha
nathan naughty ncc1701d nelson nemesis newport newyork nicholas nicole nigger nikita nintendo nirvana nissan
norman nothing november october oksana oliver olivia online orange outlaw packers pakistan pamela pandora
pantera panther panthers panties panzer paradise parker passion passport passw0rd password patches patricia
patrick patriots peaches peanut pearljam peekaboo penguin penis people pepper perfect peter phantom phoenix
phpbb picard pickle pimpin pirate platinum playboy player please pokemon police polina pontiac poohbear
pookie poopoo popcorn porno porsche power predator pretty prince princess private psycho pumpkin purple
pussy pussycat q1w2e q1w2e3r q1w2e3r4t q2w3e q2w3e4r q2w3e4r5t qaz2wsx qazwsx qazwsxedc qazxsw qwaszx qweasd
qweasdzxc qweqwe qwert qwerty qwertyu qwertyui qwertyuiop rabbit rachel racing raider raiders rainbow ranger
rangers raptor rascal rasdzv raymond rebecca reddog redhead redrum redskins redsox redwings reggie richard
robbie robert rocket rocky roland rolltide ronald ronaldo rooster rosebud runner ruslan russell russia
sabrina saints samantha sammy samson samsung samuel sandman sandra sarah saturn scarface school scooby
scooter scorpio scorpion scotland scott scotty secret security semperfi serega sergey sexsex shadow shaggy
shannon sharon shelby shithead shorty sierra silver simon simone simple simpson simpsons skipper skippy
skyline slayer slipknot smith smokey smooth snickers sniper snoopy snowball snowman soccer softball sophie
spanky sparky speedy spencer spider spiderma spiderman spirit spitfire spooky sports spring stalker stanley
stargate startrek starwars steelers stella stephen sterling steve steven stingray stinky stupid sublime
success sucker suckit suckme summer sunset sunshine super superman surfer suzuki svetlana sweet swordfis
sydney system tarheels taurus taylor tennis teresa tester testing theman therock thomas thumper thunder
tiffany tiger tigers tigger timothy tinker titanic tomcat tommy topgun toyota travis trevor trinity trouble
trustno tucker turkey turtle tweety united usuckballz vagina valentin vampire vanessa vegeta veronica vfhbyf
vfrcbv victor victoria victory viking vikings vincent viper virginia vision vladimir voodoo voyager walker
walter wanker warcraft warrior water welcome westside whatever wildcat wildcats william williams willie
willow wilson windows winner winston winter wizard wolfpack wolverin wolves wombat xavier yamaha yankee
yankees yellow yfnfif zachary zaq12wsx zeppelin zombie zxcvbn zxcvbnm
`;

/** Common passwords, which are guessed first. */
const guessedPasswords: ReadonlySet<string> = new Set(words.trim().split(/\s+/));

const MIN_LENGTH = 10;
const MAX_LENGTH = 200;

/** The owner of the password, and the hotel. */
export interface PasswordOwner {
  readonly email: string;
  readonly hotelName: string;
}

/** The rules that a form shows for a password, and whether it meets them. Rule: docs/accounts.md, "Passwords". */
export function passwordRules(password: string): { readonly isLong: boolean; readonly hasSymbol: boolean } {
  return {
    isLong: [...password].length >= MIN_LENGTH,
    hasSymbol: !/^[\p{L}\p{M}\p{N}]*$/u.test(password),
  };
}

/**
 * Issues of a new password, at most one, of `field`: `text.required`, `password.too-short`, `password.too-long`,
 * `password.no-symbol`. `password.too-common`: a common password with digits and symbols around it, or only digits and
 * symbols. `password.tells-who`: little remains without the owner's e-mail address or the hotel's name. Rule:
 * docs/accounts.md, "Passwords".
 */
export function passwordIssues(password: string, owner: PasswordOwner, field = 'password'): Issue[] {
  const { isLong, hasSymbol } = passwordRules(password);
  if (password === '') return [{ field, code: 'text.required' }];
  if (!isLong) return [{ field, code: 'password.too-short' }];
  if ([...password].length > MAX_LENGTH) return [{ field, code: 'password.too-long' }];
  if (!hasSymbol) return [{ field, code: 'password.no-symbol' }];
  if (isCommon(password)) return [{ field, code: 'password.too-common' }];
  if (namesOwner(password, owner)) return [{ field, code: 'password.tells-who' }];
  return [];
}

function isCommon(password: string): boolean {
  const typed = plain(password);
  const withoutEnds = typed.replace(/^\d+|\d+$/g, '');
  const isNumber = typed !== '' && withoutEnds === '';
  return isNumber || guessedPasswords.has(withoutEnds);
}

/** Letters and digits that must remain unknown to a guesser. */
const FEWEST_OWN = 4;

function namesOwner(password: string, { email, hotelName }: PasswordOwner): boolean {
  const typed = plain(password);
  const known = [email, email.slice(0, email.lastIndexOf('@')), hotelName].map(plain);
  return known.some((part) => {
    if (part.length < FEWEST_OWN || !typed.includes(part)) return false;
    return typed.replaceAll(part, '').length < FEWEST_OWN;
  });
}

const plain = (text: string) => foldedText(text).replace(/[^\p{L}\p{N}]/gu, '');
