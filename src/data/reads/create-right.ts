import { defineResource } from './define-resource';

/** Whether the person may create records of a collection (specification 6: create permission), by its REST path. */
export const createRightResource = defineResource( {
	name: 'create-right',
	method: 'OPTIONS',
	path: ( collection: string | undefined ) => collection,
	parse: ( _body, headers ) =>
		( headers.get( 'allow' ) ?? '' ).includes( 'POST' ),
	isStaleAfter: () => false,
} );
