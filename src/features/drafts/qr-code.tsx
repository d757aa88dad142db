import { useMemo } from 'react';
import { encode } from 'uqr';

/** Props of {@link QrCode}. */
export interface QrCodeProps {
	/** Address that a phone opens. */
	url: string;
	/** Text for screen readers. */
	label: string;
}

/** QR code of an address. */
export function QrCode( { url, label }: QrCodeProps ) {
	const { size, path } = useMemo( () => drawCode( url ), [ url ] );
	return (
		<svg
			className="atelier-drafts__code"
			viewBox={ `0 0 ${ size } ${ size }` }
			role="img"
			aria-label={ label }
			shapeRendering="crispEdges"
		>
			<path d={ path } fill="currentColor" />
		</svg>
	);
}

function drawCode( url: string ): { size: number; path: string } {
	const { size, data } = encode( url );
	const path = data
		.flatMap( ( row, y ) =>
			row.map( ( isDark, x ) =>
				isDark ? `M${ x } ${ y }h1v1h-1z` : ''
			)
		)
		.join( '' );
	return { size, path };
}
