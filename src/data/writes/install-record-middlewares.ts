import apiFetch from '@wordpress/api-fetch';
import { dispatch, select } from '@wordpress/data';

import { showDroppedNotice } from './show-dropped-notice';
import { store } from './bases-store';
import { createKeyMiddleware } from './create-key-middleware';
import { createDroppedMiddleware } from './dropped-middleware';
import { moveBase } from './move-base';
import { formatRecordTitle, type RecordTitle } from './record-title';
import { createTokenMiddleware } from './token-middleware';
import { getWriteParticipants } from './write-participants';

/**
 * Installs the middlewares of writes: each write sends the token from which it began, each creation a key, and the person is notified of
 * removed markup.
 */
export function installRecordMiddlewares(): void {
	apiFetch.use(
		createDroppedMiddleware( ( { type, id, title, name }, names ) =>
			showDroppedNotice(
				`${ String( type ) }-${ String( id ) }`,
				formatRecordTitle( ( title ?? name ) as RecordTitle ),
				names
			)
		)
	);
	apiFetch.use(
		createTokenMiddleware( {
			getToken: ( route ) => toBase( route )?.base.token,
			onWrite: ( route, answer, sent ) => {
				const found = toBase( route );
				if ( found ) {
					const unsaved = getWriteParticipants().get(
						'unsavedFields'
					)?.( found.id );
					void dispatch( store ).storeBase(
						found.id,
						moveBase( found.base, answer, sent, unsaved ?? [] )
					);
				}
			},
		} )
	);
	apiFetch.use( createKeyMiddleware() );
}

function toBase( route: string ) {
	const { getBase, getIdOfRoute } = select( store );
	const id = getIdOfRoute( route );
	const base = id === undefined ? undefined : getBase( id );
	return id !== undefined && base ? { id, base } : undefined;
}
