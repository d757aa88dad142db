import { speak } from '@wordpress/a11y';
import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { useEffect } from 'react';

import { formatNumber } from '@/utils/format-number';
import type { ContrastFailure } from '../rules/contrast';

/** Props of {@link ContrastNotice}. */
export interface ContrastNoticeProps {
	/** Name of the text. */
	name: string;
	failure: ContrastFailure;
	/** Scheme in which the contrast fails; undefined where the site is the same in both. */
	scheme?: 'light' | 'dark' | undefined;
	/** Called with the slug of the suggested colour. */
	onFix: ( slug: string ) => void;
}

/** Notice of a text's contrast and the required one, with a button for the nearest colour that passes. */
export function ContrastNotice( {
	name,
	failure,
	scheme,
	onFix,
}: ContrastNoticeProps ) {
	const message = describeFailure( name, failure, scheme );
	useEffect( () => {
		speak( message );
	}, [ message ] );
	const { suggestion } = failure;
	return (
		<div className="atelier-styles-contrast">
			<p className="atelier-styles-contrast__message">{ message }</p>
			{ suggestion && (
				<Button
					size="small"
					variant="secondary"
					onClick={ () => onFix( suggestion.slug ) }
				>
					<span
						className="atelier-styles-swatch"
						style={ { background: suggestion.color } }
					/>
					{ sprintf(
						/* translators: %s: name of a color of the palette. */
						__( 'Use %s', 'atelier' ),
						suggestion.name
					) }
				</Button>
			) }
		</div>
	);
}

function describeFailure(
	name: string,
	failure: ContrastFailure,
	scheme: ContrastNoticeProps[ 'scheme' ]
): string {
	const ratio = formatNumber( failure.ratio, { most: 2, least: 2 } );
	const required = formatNumber( failure.required, { most: 2 } );
	switch ( scheme ) {
		case 'light':
			return sprintf(
				/* translators: 1: what the text is called, 2: measured contrast, 3: contrast that is needed. */
				__( '%1$s, light: contrast %2$s:1, needs %3$s:1.', 'atelier' ),
				name,
				ratio,
				required
			);
		case 'dark':
			return sprintf(
				/* translators: 1: what the text is called, 2: measured contrast, 3: contrast that is needed. */
				__( '%1$s, dark: contrast %2$s:1, needs %3$s:1.', 'atelier' ),
				name,
				ratio,
				required
			);
		default:
			return sprintf(
				/* translators: 1: what the text is called, 2: measured contrast, 3: contrast that is needed. */
				__( '%1$s: contrast %2$s:1, needs %3$s:1.', 'atelier' ),
				name,
				ratio,
				required
			);
	}
}
