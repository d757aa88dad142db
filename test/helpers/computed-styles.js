/**
 * Computed styles for tests: the same as jsdom's, with less work. A query by role, name or visibility reads the style of every
 * element and its ancestors. For each, jsdom tries every selector of every sheet and parses every value again.
 *
 * Elements that the same rules match share an answer until the document or a sheet changes, which is when jsdom drops its own.
 * This file is to be loaded before jsdom, which takes these functions when it is loaded.
 */
const cssom = require( 'rrweb-cssom' );
const defaultSheet = require( 'jsdom/lib/jsdom/browser/default-stylesheet' );
const { implForWrapper } = require( 'jsdom/lib/jsdom/living/generated/utils' );
const selectors = require( 'jsdom/lib/jsdom/living/helpers/selectors' );
const { mayMatch } = require( './may-match' );

const { matchesDontThrow } = selectors;
const matches = ( element, selector ) =>
	mayMatch( element, selector ) && matchesDontThrow( element, selector );
selectors.matchesDontThrow = matches;

const rules = require( 'jsdom/lib/jsdom/living/helpers/style-rules' );
const { getDeclarationForElement, getResolvedValue } = rules;
const RESOLVED = rules.propertiesWithResolvedValueImplemented;
const RESOLVED_NAMES = Object.keys( RESOLVED );

let defaultRules;
let count = 0;
const numbers = new WeakMap();
const kept = new WeakMap();
/** Declarations by the rules of jsdom's own sheet alone, which nobody changes. */
const defaultDeclarations = new Map();
const styles = new WeakMap();

function numberOf( rule ) {
	if ( ! numbers.has( rule ) ) {
		numbers.set( rule, count++ );
	}
	return numbers.get( rule );
}

/** Returns the cache of a document; an empty one when its styles may have changed. */
function getKept( { _ownerDocument: document } ) {
	document._styleCache ??= new WeakMap();
	if ( ! kept.has( document._styleCache ) ) {
		kept.set( document._styleCache, {
			declarations: new Map(),
			values: new WeakMap(),
		} );
	}
	return kept.get( document._styleCache );
}

/** Names the rules that match an element, with its own style where it has one. */
function readRules( element ) {
	defaultRules ??= [ ...cssom.parse( defaultSheet ).cssRules ];
	const found = [];
	const collect = ( all ) => {
		for ( const rule of all ) {
			if ( rule.media ) {
				// As jsdom does: for screens, one level deep.
				for ( const inner of Array.from( rule.media ).includes(
					'screen'
				)
					? rule.cssRules
					: [] ) {
					if ( matches( element, inner.selectorText ) ) {
						found.push( numberOf( inner ) );
					}
				}
			} else if ( matches( element, rule.selectorText ) ) {
				found.push( numberOf( rule ) );
			}
		}
	};
	collect( defaultRules );
	const { length } = found;
	for ( const { cssRules } of element._ownerDocument.styleSheets._list ) {
		collect( cssRules );
	}
	const { style } = element;
	return {
		key: `${ found } ${ style.length ? style.cssText : '' }`,
		isDefault: found.length === length && ! style.length,
	};
}

rules.getDeclarationForElement = ( element ) => {
	if ( ! element._attached || ! element.style ) {
		return getDeclarationForElement( element );
	}
	const { declarations } = getKept( element );
	const cache = element._ownerDocument._styleCache;
	if ( ! cache.has( element ) ) {
		const { key, isDefault } = readRules( element );
		const known = isDefault ? defaultDeclarations : declarations;
		if ( ! known.has( key ) ) {
			known.set( key, getDeclarationForElement( element ) );
		}
		cache.set( element, known.get( key ) );
	}
	return cache.get( element );
};

function resolve( element, property ) {
	const { inherited, initial } = RESOLVED[ property ];
	const { parentElement } = element;
	if (
		rules
			.getDeclarationForElement( element )
			.getPropertyValue( property ) === ''
	) {
		if ( inherited && parentElement ) {
			return rules.getResolvedValue( parentElement, property );
		}
		if ( initial === 'currentcolor' ) {
			return rules.getResolvedValue( element, 'color' );
		}
	}
	return getResolvedValue( element, property );
}

rules.getResolvedValue = ( element, property ) => {
	if ( ! element._attached ) {
		return getResolvedValue( element, property );
	}
	const { values } = getKept( element );
	const known = values.get( element ) ?? {};
	values.set( element, known );
	known[ property ] ??= resolve( element, property );
	return known[ property ];
};

/**
 * Lets a window share computed styles among elements. They cannot be changed, as in a browser.
 *
 * @param {Window} window The window of a test file.
 */
exports.shareComputedStyles = ( window ) => {
	const { getComputedStyle } = window;
	window.getComputedStyle = ( ...args ) => {
		const element = implForWrapper( args[ 0 ] );
		if ( args[ 1 ] || ! element?._attached ) {
			return getComputedStyle( ...args );
		}
		const declaration = rules.getDeclarationForElement( element );
		const known = styles.get( declaration ) ?? new Map();
		styles.set( declaration, known );
		const key = RESOLVED_NAMES.map( ( name ) =>
			rules.getResolvedValue( element, name )
		).join( ';' );
		if ( ! known.has( key ) ) {
			known.set( key, getComputedStyle( ...args ) );
			known.get( key )._readonly = true;
		}
		return known.get( key );
	};
};
