import { identityLimits } from '@school/contract/identity/limits';
import type { PictureSettings, pictureCalls } from '@school/contract/identity/picture-calls';

import type { Clock } from '#platform/clock';
import type { Handlers, RequestFacts } from '#platform/http';
import type { Principal } from '#platform/principal';

import type { Identity } from './identity.ts';
import { answerWithSession, deviceCookie } from './identity.http.ts';
import { deviceOf } from './rules/device.ts';

/** The families, as far as this needs them: they live one floor up. */
interface Kids {
  kidOf(familyId: string, kidUid: string): Promise<unknown>;
  kidsOf(familyId: string): Promise<Array<{ kidUid: string }>>;
  facesOf(familyId: string): Promise<Array<{ kidUid: string; firstName: string; avatar: string | null }>>;
}

export function picturesHttp(identity: Identity, kids: Kids, clock: Clock): Handlers<typeof pictureCalls> {
  const { pictures } = identity;
  const show = async (who: Principal, cookie: string | undefined): Promise<PictureSettings> => {
    const [{ asksPassword, keys, devices }, all] = await Promise.all([pictures.settings(who, cookie), kids.kidsOf(who.customerId)]);
    return {
      asksPassword,
      kids: all.map(({ kidUid }) => {
        const key = keys.find((it) => it.kidUid === kidUid);
        return { kidUid, isOn: key !== undefined, isBlocked: key?.isBlocked ?? false };
      }),
      devices: devices.map(({ allowedAt, lastUsedAt, ...device }) => ({
        ...device,
        allowedAt: allowedAt.toString(),
        lastUsedAt: lastUsedAt?.toString() ?? null,
      })),
    };
  };
  const shown = (who: Principal, request: RequestFacts) => show(who, request.cookie(deviceCookie));
  return {
    'GET /auth/pictures': async ({ request }) => {
      const known = await pictures.kidsOn(request.cookie(deviceCookie));
      const families = [...new Set(known.map(({ customerId }) => customerId))];
      const faces = (await Promise.all(families.map((familyId) => kids.facesOf(familyId)))).flat();
      return {
        faces: known.flatMap(({ kidUid, isBlocked }) => {
          const face = faces.find((it) => it.kidUid === kidUid);
          return face ? [{ ...face, isBlocked }] : [];
        }),
      };
    },
    'POST /auth/pictures': async ({ body, caller, request, answer }) => {
      const cookie = request.cookie(deviceCookie);
      const opened = await pictures.enter({ ...body, cookie, device: deviceOf(request.userAgent), before: caller });
      return answerWithSession(identity, clock, opened, answer);
    },
    'GET /user/pictures': ({ who, request }) => shown(who, request),
    'POST /user/pictures/:kidUid': async ({ who, params, body, request }) => {
      await kids.kidOf(who.customerId, params.kidUid);
      await pictures.set(who, params.kidUid, body.pictures, body.password);
      return shown(who, request);
    },
    'POST /user/pictures/:kidUid/again': async ({ who, params, request }) => {
      await kids.kidOf(who.customerId, params.kidUid);
      await pictures.again(who, params.kidUid);
      return shown(who, request);
    },
    'POST /user/pictures/:kidUid/off': async ({ who, params, request }) => {
      await kids.kidOf(who.customerId, params.kidUid);
      await pictures.off(who, params.kidUid);
      return shown(who, request);
    },
    'POST /user/picture-devices': async ({ who, body, request, answer }) => {
      const given = { cookie: request.cookie(deviceCookie), device: deviceOf(request.userAgent), password: body.password };
      const cookie = await pictures.allowDevice(who, given);
      answer.setCookie(deviceCookie, cookie, { maxAge: identityLimits.knownDeviceDays * 24 * 60 * 60 });
      return show(who, cookie);
    },
    'DELETE /user/picture-devices/:deviceId': async ({ who, params, request }) => {
      await pictures.removeDevice(who, params.deviceId);
      return shown(who, request);
    },
  };
}
