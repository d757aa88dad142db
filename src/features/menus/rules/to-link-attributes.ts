import type { FoundTarget } from '../reads/menu-links';
import { escapeLabel } from './escape-label';
import type { MenuAttributes } from './types';

/** Names of types in menus, where they differ: WordPress stores `tag` for `post_tag`. */
const TYPE_NAMES: Readonly< Record< string, string > > = { post_tag: 'tag' };

/**
 * Returns the attributes of a link to a search result, as WordPress's editor stores them.
 *
 * @param target The search result; its title is HTML.
 */
export function toLinkAttributes( target: FoundTarget ): MenuAttributes {
	return {
		label: target.title,
		type: TYPE_NAMES[ target.subtype ] ?? target.subtype,
		id: target.id,
		url: target.url,
		kind: target.type === 'term' ? 'taxonomy' : 'post-type',
	};
}

/**
 * Returns the attributes of a link to an address that a person typed; undefined where the text is not an address.
 *
 * @param text The typed text.
 */
export function toCustomLink( text: string ): MenuAttributes | undefined {
	const url = toAddress( text );
	return url === undefined
		? undefined
		: {
				label: escapeLabel(
					text.replace( /^(https?:\/\/|mailto:|tel:)/i, '' )
				),
				url,
				kind: 'custom',
		  };
}

function toAddress( text: string ): string | undefined {
	if ( /\s/.test( text ) ) {
		return undefined;
	}
	if ( /^(https?:\/\/[^/]|mailto:.|tel:.|#.|\/)/i.test( text ) ) {
		return text;
	}
	// A host without a scheme: example.org, example.org/path.
	return /^[\p{L}\d-]+(\.[\p{L}\d-]+)*\.\p{L}{2,}([/?#].*)?$/u.test( text )
		? `https://${ text }`
		: undefined;
}
