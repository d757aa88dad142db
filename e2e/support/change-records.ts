import type { Page } from '@playwright/test';

interface CoreWindow {
	wp: {
		data: {
			dispatch: ( store: string ) => {
				editEntityRecord: (
					kind: string,
					name: string,
					key: number | string | undefined,
					edits: object
				) => Promise< void >;
			};
			resolveSelect: ( store: string ) => {
				getEntityRecord: (
					kind: string,
					name: string,
					key?: number | string
				) => Promise< unknown >;
			};
		};
	};
}

/** A change of a record by a screen or a plugin. */
export interface RecordChange {
	kind: string;
	name: string;
	key?: number | string;
	edits: object;
}

/**
 * Changes records in the page without saving them.
 *
 * @param page    The page of Design, with records loaded.
 * @param changes The changes.
 */
export async function changeRecords(
	page: Page,
	changes: readonly RecordChange[]
): Promise< void > {
	await page.waitForFunction( () =>
		Boolean(
			(
				window as unknown as Partial< CoreWindow >
			 ).wp?.data?.resolveSelect( 'core' )?.getEntityRecord
		)
	);
	await page.evaluate( async ( list ) => {
		const { data } = ( window as unknown as CoreWindow ).wp;
		for ( const { kind, name, key, edits } of list ) {
			await data
				.resolveSelect( 'core' )
				.getEntityRecord( kind, name, key );
			await data
				.dispatch( 'core' )
				.editEntityRecord( kind, name, key, edits );
		}
	}, changes );
}
