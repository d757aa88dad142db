import { Button } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';

/** Props of {@link RestoreButton}. */
export interface RestoreButtonProps {
	/** Number of differences that are chosen. */
	count: number;
	/** Called with the text of the notice. */
	onRestore: ( message: string ) => void;
}

/** Restores several differences as one unsaved edit; nothing without any that is chosen. */
export function RestoreButton( { count, onRestore }: RestoreButtonProps ) {
	return count === 0 ? null : (
		<div className="atelier-compare__restore">
			<Button
				__next40pxDefaultSize
				variant="primary"
				onClick={ () =>
					onRestore(
						sprintf(
							/* translators: %d: number of differences. */
							_n(
								'%d difference restored.',
								'%d differences restored.',
								count,
								'atelier'
							),
							count
						)
					)
				}
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
