import { __, _n, sprintf } from '@wordpress/i18n';

import { canUseDrafts, draftPath, getDraftUrl } from '@/features/drafts';

/** A button that imports. */
export interface ImportWay {
	label: string;
	onSubmit: () => unknown;
}

/** Options of {@link getImportWays}. */
export interface ImportWaysOptions {
	/** How many items are imported. */
	count: number;
	/** The draft that the page is about; null for none. */
	draft: { name: string } | null;
	/** Imports at once. */
	onImport: () => unknown;
	/** Imports into a draft, and returns its number. */
	onImportToDraft: () => Promise< number >;
}

/**
 * Returns the ways to import: into a draft first, and at once where the page is about no draft. Without drafts the second is the only one.
 *
 * @param options What they do.
 */
export function getImportWays( {
	count,
	draft,
	onImport,
	onImportToDraft,
}: ImportWaysOptions ): { first: ImportWay; second: ImportWay | undefined } {
	const atOnce = {
		label: sprintf(
			/* translators: %d: number of items. */
			_n( 'Import %d item', 'Import %d items', count, 'atelier' ),
			count
		),
		onSubmit: onImport,
	};
	if ( ! canUseDrafts() ) {
		return { first: atOnce, second: undefined };
	}
	const asDraft = {
		label: draft
			? sprintf(
					/* translators: %s: name of a draft of the design. */
					__( 'Import into “%s”', 'atelier' ),
					draft.name
			  )
			: __( 'Import as a draft', 'atelier' ),
		onSubmit: async () => {
			const id = await onImportToDraft();
			window.location.assign(
				getDraftUrl( window.location.href, id, draftPath( id ) )
			);
		},
	};
	return { first: asDraft, second: draft ? undefined : atOnce };
}
