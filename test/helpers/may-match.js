/** The end of a selector that begins with a tag or a class: only elements that have it can match. */
const END = /(?:^|[\s>+~])(?:([a-z][a-z0-9]*)|\.([\w-]+))[^\s>+~]*$/;
/** Marks that may hide a comma, a space or a name. */
const UNCLEAR = /[()[\]"'\\|&]/;

const needs = new Map();

/** Reads which tag or class each alternative of a selector asks for; null when there is one that asks for neither. */
function readNeed( selector ) {
	// Rules such as “@keyframes” have no selector.
	const plain = String( selector )
		.replace( /\[[^\]]*\]/g, '' )
		.replace( /\([^()]*\)/g, '' );
	if ( UNCLEAR.test( plain ) ) {
		return null;
	}
	const need = { tags: new Set(), classes: [] };
	for ( const part of plain.split( ',' ) ) {
		const [ , tag, name ] = part.trim().match( END ) ?? [];
		if ( tag ) {
			need.tags.add( tag );
		} else if ( name ) {
			need.classes.push( name );
		} else {
			return null;
		}
	}
	return need;
}

/**
 * Says whether a selector could match an element, at little cost.
 *
 * @param {Object} element  jsdom's own element.
 * @param {string} selector The selector.
 * @return {boolean} False when it cannot match.
 */
exports.mayMatch = ( element, selector ) => {
	if ( ! needs.has( selector ) ) {
		needs.set( selector, readNeed( selector ) );
	}
	const need = needs.get( selector );
	return (
		! need ||
		need.tags.has( element._localName ) ||
		need.classes.some( ( name ) => element.classList.contains( name ) )
	);
};
