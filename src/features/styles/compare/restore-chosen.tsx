import { Button } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';

import type { Difference } from '../rules/diff-configs';
import type { Restore } from '../writes/use-restore';

/** Props of {@link RestoreChosen}. */
export interface RestoreChosenProps extends Pick< Restore, 'restore' > {
	/** What restores the chosen differences. */
	differences: readonly Difference[];
	onRestored: () => void;
}

/** Restores several differences as one unsaved edit. */
export function RestoreChosen( {
	differences,
	restore,
	onRestored,
}: RestoreChosenProps ) {
	const count = differences.length;
	if ( count === 0 ) {
		return null;
	}
	return (
		<div className="atelier-compare__restore">
			<Button
				__next40pxDefaultSize
				variant="primary"
				onClick={ () => {
					restore(
						differences,
						sprintf(
							/* translators: %d: number of values. */
							_n(
								'%d value restored.',
								'%d values restored.',
								count,
								'atelier'
							),
							count
						)
					);
					onRestored();
				} }
			>
				{ sprintf(
					/* translators: %d: number of differences. */
					__( 'Restore %d', 'atelier' ),
					count
				) }
			</Button>
		</div>
	);
}
