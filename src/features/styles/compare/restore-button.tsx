import { Button } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';

/** Props of {@link RestoreButton}. */
export interface RestoreButtonProps {
	/** Number of chosen differences. */
	count: number;
	/** Called with the text of the notice. */
	onRestore: ( message: string ) => void;
}

/** Button that restores the chosen differences as one unsaved edit; nothing where none is chosen. */
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
