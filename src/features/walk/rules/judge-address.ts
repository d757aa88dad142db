import { readRoot, toSitePath } from './walk-address';

/** Why an address is not followed. */
export type Obstacle =
	| 'form'
	| 'method'
	| 'unreadable'
	| 'contact'
	| 'script'
	| 'foreign'
	| 'login'
	| 'dashboard'
	| 'cart'
	| 'nonce'
	| 'action'
	| 'download'
	| 'file'
	| 'no-page';

/** Result of judging an address: a path of the site, or the reason why it is not followed. */
export type Judgement =
	| { sitePath: string }
	| { obstacle: Obstacle; url: string };

/** An address and its context. */
export interface JudgedAddress {
	/** The address as it is in the page, or as a person typed it. */
	href: string;
	/** Address of the page with the link. */
	baseUrl: string;
	homeUrl: string;
	/** Whether its link has the attribute `download`. */
	isDownload?: boolean;
	/** Whether a form would be sent to it. */
	isForm?: boolean;
	/** Method of the request that a script of the page would send. */
	method?: string | undefined;
}

const CONTACTS: readonly string[] = [ 'mailto:', 'tel:', 'sms:', 'callto:' ];
const SCRIPTS: readonly string[] = [ 'javascript:', 'data:', 'blob:' ];

/** Parameters that change a cart. */
const CART = /^(add-to-cart|remove_item|undo_item|removed_item|wc-ajax)$/i;
const NONCE = /nonce/i;
const ACTION = /^(action|do_action|doaction|action2)$/i;

/** Endings of files, which a browser downloads or shows in a viewer. */
const FILE =
	/\.(7z|avi|bz2|csv|docx?|epub|exe|gz|ics|json|m4a|mov|mp3|mp4|msi|odt|ogg|pdf|pptx?|rar|rtf|tar|tgz|txt|vcf|wav|webm|xlsx?|xml|zip|avif|bmp|gif|heic|ico|jpe?g|png|svg|tiff?|webp|css|js|woff2?)$/i;

/** Folders and files of WordPress that are not pages of the site. */
const NO_PAGE =
	/^(wp-json|wp-content|wp-includes|wp-(cron|trackback|comments-post|signup|activate|mail|links-opml)\.php|xmlrpc\.php)(\/|$)/i;

type Check = ( url: URL, path: string ) => boolean;

/** The rules in the order in which they are checked: the first that applies is the reason. */
const RULES: readonly ( readonly [ Obstacle, Check ] )[] = [
	[ 'contact', ( { protocol } ) => CONTACTS.includes( protocol ) ],
	[ 'script', ( { protocol } ) => SCRIPTS.includes( protocol ) ],
	[ 'login', ( _url, path ) => /^wp-login\.php/i.test( path ) ],
	[ 'dashboard', ( _url, path ) => /^wp-admin(\/|$)/i.test( path ) ],
	[ 'cart', hasParameter( CART ) ],
	[ 'nonce', hasParameter( NONCE ) ],
	[ 'action', hasParameter( ACTION ) ],
	// Before `no-page`, because uploaded files are in one of its folders.
	[ 'file', ( { pathname } ) => FILE.test( pathname ) ],
	[ 'no-page', ( url, path ) => NO_PAGE.test( path ) || isFeed( url, path ) ],
];

/**
 * Decides whether an address is followed in the preview: only pages of this site are, and no address whose request may change something. Returns
 * its path on the site, or the first reason against it.
 *
 * @param address The address.
 */
export function judgeAddress( address: JudgedAddress ): Judgement {
	const { href, homeUrl } = address;
	const url = parse( href, address.baseUrl );
	const refuse = ( obstacle: Obstacle ) => ( {
		obstacle,
		url: url?.href ?? '',
	} );
	if ( address.isForm ) {
		return refuse( 'form' );
	}
	if ( ! url ) {
		return refuse( 'unreadable' );
	}
	const isWeb = url.protocol === 'http:' || url.protocol === 'https:';
	if ( isWeb && ! isOfSite( url, homeUrl ) ) {
		return refuse( 'foreign' );
	}
	const path = isWeb
		? decode( url.pathname ).slice( readRoot( homeUrl ).length )
		: '';
	const rule = RULES.find( ( [ , holds ] ) => holds( url, path ) );
	if ( rule ) {
		return refuse( rule[ 0 ] );
	}
	if ( ! isWeb ) {
		return refuse( 'foreign' );
	}
	if ( ! /^(|get)$/i.test( address.method ?? '' ) ) {
		return refuse( 'method' );
	}
	return address.isDownload
		? refuse( 'download' )
		: { sitePath: toSitePath( url.href, homeUrl ) };
}

function isOfSite( url: URL, homeUrl: string ): boolean {
	const home = new URL( homeUrl );
	const root = readRoot( homeUrl );
	// The protocol does not matter: WordPress redirects from one to the other.
	return (
		url.host === home.host &&
		! url.username &&
		`${ url.pathname.replace( /\/*$/, '' ) }/`.startsWith( root )
	);
}

function hasParameter( pattern: RegExp ): Check {
	return ( { searchParams } ) =>
		[ ...searchParams.keys() ].some( ( name ) => pattern.test( name ) );
}

function isFeed( { searchParams }: URL, path: string ): boolean {
	return (
		searchParams.has( 'feed' ) ||
		searchParams.has( 'rest_route' ) ||
		/(^|\/)feed(\/(rss2?|rdf|atom))?\/?$/.test( path )
	);
}

function parse( href: string, baseUrl: string ): URL | undefined {
	try {
		return new URL( href, baseUrl );
	} catch {
		return undefined;
	}
}

function decode( path: string ): string {
	try {
		return decodeURIComponent( path );
	} catch {
		return path;
	}
}
