import type { DataFormControlProps } from '@wordpress/dataviews';
import { featuredImageField } from '@wordpress/fields';
import type { ComponentType } from 'react';

import { MediaLibraryGate } from '@/components/media-library-gate';
import type { EditablePost } from './types';

// The host's control, whose type has another record type with the same properties.
const HostEdit = featuredImageField.Edit as unknown as ComponentType<
	DataFormControlProps< EditablePost >
>;

/** The control of the featured image, with the media library, which is not loaded for a list. */
export function FeaturedImageEdit(
	props: DataFormControlProps< EditablePost >
) {
	return (
		<MediaLibraryGate>
			<HostEdit { ...props } />
		</MediaLibraryGate>
	);
}
