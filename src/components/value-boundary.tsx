import type { ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import { ErrorBoundary } from 'react-error-boundary';

/** Props of {@link ValueBoundary}. */
export interface ValueBoundaryProps {
	/** Value that the children show; when it changes, they are rendered again after an error. */
	value: unknown;
	/** Placeholder for a value that cannot be shown; a dash by default. */
	fallback?: ReactNode;
	children: ReactNode;
}

/** Error boundary of one value in a list, for example of a value of another type that a plugin stored. */
export function ValueBoundary( {
	value,
	fallback,
	children,
}: ValueBoundaryProps ) {
	return (
		<ErrorBoundary
			resetKeys={ [ value ] }
			fallback={
				fallback ?? (
					<span title={ __( 'This could not be shown.', 'atelier' ) }>
						—
					</span>
				)
			}
		>
			{ children }
		</ErrorBoundary>
	);
}

/** Message in place of a row, a card or a tile that cannot be shown. */
export function UnreadableItem() {
	return <span>{ __( 'This item could not be shown.', 'atelier' ) }</span>;
}
