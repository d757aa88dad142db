import { addQueryArgs } from '@wordpress/url';

import { fetchResource } from '@/data/reads/fetch-resource';
import { explainAnswer } from '@/data/requests/explain-answer';
import { isRecord } from '@/utils/is-record';
import { toNumber } from '@/utils/to-number';
import { getFaceKey } from '../rules/face-identity';
import { readFace, readFamily } from '../rules/read-families';
import type { FontFace, FontFamily } from '../types';

/** A family on the server, with the ids of its faces. */
export interface FontFamilyRecord extends FontFamily {
	id: number;
	/** Token of the family with its faces. */
	atelier_token?: string | undefined;
	/** Ids of its faces, by {@link getFaceKey}. */
	faceIds: ReadonlyMap< string, number >;
}

/**
 * Requests the family with a slug and its faces; `undefined` if there is none.
 *
 * @param slug Slug.
 * @throws The server's error.
 */
export async function findFontFamily(
	slug: string
): Promise< FontFamilyRecord | undefined > {
	const { data } = await fetchResource(
		{ parse: parseFamilies },
		addQueryArgs( '/wp/v2/font-families', { slug, _embed: true } )
	);
	return data;
}

/**
 * Reads a family from an answer, with its embedded faces.
 *
 * @param entry The family.
 * @throws When it cannot be read.
 */
export function readFontFamily( entry: unknown ): FontFamilyRecord {
	const family = isRecord( entry )
		? readFamily( entry.font_family_settings )
		: undefined;
	if ( ! family || ! isRecord( entry ) || typeof entry.id !== 'number' ) {
		throw explainAnswer( 200 );
	}
	const { id, atelier_token: token } = entry;
	const faces = readEmbeddedFaces( entry );
	return {
		...family,
		id,
		fontFace: faces.map( ( [ , face ] ) => face ),
		faceIds: new Map(
			faces.map( ( [ faceId, face ] ) => [ getFaceKey( face ), faceId ] )
		),
		...( typeof token === 'string' && { atelier_token: token } ),
	};
}

function parseFamilies( body: unknown ): FontFamilyRecord | undefined {
	if ( ! Array.isArray( body ) ) {
		throw new TypeError( 'The answer is no list of families.' );
	}
	return body.length > 0 ? readFontFamily( body[ 0 ] ) : undefined;
}

function readEmbeddedFaces( {
	_embedded: embedded,
}: Record< string, unknown > ): ( readonly [ number, FontFace ] )[] {
	const faces = isRecord( embedded ) ? embedded.font_faces : undefined;
	return ( Array.isArray( faces ) ? faces : [] ).flatMap(
		( entry: unknown ) => {
			const face = isRecord( entry )
				? readFace( entry.font_face_settings )
				: undefined;
			return face && isRecord( entry )
				? [ [ toNumber( entry.id ), face ] as const ]
				: [];
		}
	);
}
