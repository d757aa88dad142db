import { defineResource } from '@/data/reads/define-resource';
import { isRecord } from '@/utils/is-record';

/** Content of a deleted record. */
export interface DeletionContent {
	/** Its markup; undefined for records that are not made of blocks. */
	content: string | undefined;
	/** Markup of the theme's file after a reset, if that exists; undefined for deletions. */
	now: string | undefined;
}

/** Content of a deleted record; after a reset also that of the theme's file. */
export const deletionContentResource = defineResource( {
	name: 'deletion-content',
	path: ( id: number ) => `/atelier/v1/deletions/${ id }`,
	parse: ( body ): DeletionContent => {
		if ( ! isRecord( body ) ) {
			throw new TypeError( 'The answer is no deletion.' );
		}
		return {
			content: toMarkup( body.content ),
			now: toMarkup( body.now ),
		};
	},
	isStaleAfter: ( { route } ) => route.startsWith( '/atelier/v1/deletions' ),
} );

function toMarkup( value: unknown ): string | undefined {
	return typeof value === 'string' ? value : undefined;
}
