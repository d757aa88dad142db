import { useEffect } from 'react';
import { useSelect } from '@wordpress/data';
import { store as coreStore } from '@wordpress/core-data';

import { store } from '@/data/store';
import { getDirtyRecords } from '@/wordpress/unstable-core-data';
import { useLivePageStyles, type LivePageStyles } from './use-live-page-styles';

/** Props of {@link PageStyles}. */
export interface PageStylesProps {
	/** Called with the styles that a page is to show; undefined for the saved ones. */
	onChange: ( styles: LivePageStyles | undefined ) => void;
}

/** Reports unsaved or previewed styles for the pages of the site. */
export function PageStyles( { onChange }: PageStylesProps ) {
	// Without such styles no request is sent.
	const isOther = useSelect(
		( select ) =>
			select( store ).getPreviewedStyles() !== null ||
			getDirtyRecords( select( coreStore ) ).some(
				( { kind, name } ) => kind === 'root' && name === 'globalStyles'
			),
		[]
	);
	useEffect( () => {
		if ( ! isOther ) {
			onChange( undefined );
		}
	}, [ isOther, onChange ] );
	return isOther ? <OtherStyles onChange={ onChange } /> : null;
}

function OtherStyles( { onChange }: PageStylesProps ) {
	const styles = useLivePageStyles();
	useEffect( () => {
		if ( styles ) {
			onChange( styles );
		}
	}, [ styles, onChange ] );
	return null;
}
