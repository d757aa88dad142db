import { defineResource } from '@/data/reads/define-resource';
import { parseRecord } from '@/data/reads/guards';
import { isRecord } from '@/utils/is-record';
import type { PreviewFrame } from './types';

const STYLE_ROUTES =
	/^\/wp\/v2\/(global-styles|font-families|settings)(\/|$)|^\/atelier\/v1\/(looks|deletions)/;

/** Reads the document in which previews are shown. */
export const readPreviewFrame = parseRecord( isPreviewFrame );

/** The document in which previews are shown; stale when the site's styles or fonts were written. */
export const previewFrameResource = defineResource( {
	name: 'preview-frame',
	path: ( isNeeded: boolean = true ) =>
		isNeeded ? '/atelier/v1/preview-frame' : undefined,
	parse: readPreviewFrame,
	isStaleAfter: ( { route } ) => STYLE_ROUTES.test( route ),
} );

function isPreviewFrame( value: unknown ): value is PreviewFrame {
	return (
		isRecord( value ) &&
		[ 'before', 'styles', 'after', 'bodyClass' ].every(
			( name ) => typeof value[ name ] === 'string'
		)
	);
}
